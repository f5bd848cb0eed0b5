import { mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { tajMahal } from './index.ts';

const { game } = mustRules(tajMahal, { players: 4 });
const description = tajMahal.describe(game);

test('the description is plain data, made once for each game', () => {
  expect(structuredClone(description)).toEqual(description);
  expect(tajMahal.describe(game)).toBe(description);
});

test('describes cards in words, in the order of their numbers', () => {
  expect(description.cards.map(({ text }) => text)).toEqual(game.cards.map(({ text }) => text));
  const special = description.specialCards.map((card) => description.cards[card]);
  expect(special.map((card) => card?.token)).toEqual(['vizier', 'general', 'monk', 'princess']);
  for (const { type, colour, copies } of description.cards) {
    expect(colour !== undefined).toBe(type === 'colour');
    expect(copies > 0).toBe(type !== 'special');
  }
});

test('roads lead both ways', () => {
  for (const [city, { neighbours }] of description.cities.entries()) {
    for (const other of neighbours) expect(description.cities[other]?.neighbours).toContain(city);
  }
});
