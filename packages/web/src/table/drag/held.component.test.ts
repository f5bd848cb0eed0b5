import { beforeEach, expect, test } from 'vitest';
import { pieceAt } from './held.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div data-place="grid:3" data-face="card 12"><i id="corner" data-choice="die 12"></i><i id="face" data-choice="take 12"></i></div>
    <div data-place="kali:0"><span id="die" data-face="die O4"></span><span data-face="die B2"></span></div>
    <div data-place="stack:1"><span data-face="tile 7"></span><i id="hit" data-choice="tile 7"></i></div>
    <div data-place="seat:0"><p id="empty"></p></div>`;
});

const held = (id: string) => {
  const piece = pieceAt(document.getElementById(id));
  return piece && [piece.place, piece.face, piece.choices];
};

test('a piece is found with its place and everything that can be chosen on it', () => {
  expect(held('corner')).toEqual(['grid:3', 'card 12', ['die 12', 'take 12']]);
  expect(held('die')).toEqual(['kali:0', 'die O4', []]);
});

test('what covers a piece represents it', () => {
  expect(held('hit')).toEqual(['stack:1', 'tile 7', ['tile 7']]);
});

test('finds no piece at an empty place', () => {
  expect(held('empty')).toBeUndefined();
  expect(pieceAt(null)).toBeUndefined();
  expect(pieceAt(document.body)).toBeUndefined();
});
