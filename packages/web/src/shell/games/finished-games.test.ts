import { expect, test } from 'vitest';
import { finishedOnline, type MyFinishedGame, merged } from './finished-games.ts';

function game(id: string, endedAt: number, place: 'online' | 'here'): MyFinishedGame {
  return { id, game: 'rajas', name: '', endedAt, players: [], winners: [], place };
}

test('local and online games are one list, newest first', () => {
  const list = merged([game('b', 20, 'here')], [game('c', 30, 'online'), game('a', 10, 'online')], 'all loaded');
  expect(list.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('while older online games are missing, older local ones wait', () => {
  const here = [game('b', 20, 'here'), game('z', 5, 'here')];
  const online = [game('c', 30, 'online'), game('a', 10, 'online')];
  expect(merged(here, online, 'more to load').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(merged(here, online, 'all loaded').map(({ id }) => id)).toEqual(['c', 'b', 'a', 'z']);
});

test('an online game shows my rank and how my rating changed', () => {
  const results = [
    { seat: 0, name: 'Leila', rank: 2, score: 3, person: { id: 'me', name: 'Leila' }, rating: 980, change: -12 },
    { seat: 1, name: 'Noor', rank: 1, score: 5 },
  ];
  const archived = { table: 't', game: 'rajas', players: 2, options: {}, endedAt: 7, moves: 9, results };
  expect(finishedOnline(archived, 'me')).toMatchObject({ rank: 2, change: -12, winners: ['Noor'], place: 'online' });
  expect(finishedOnline(archived, 'me').players.map(({ isMe }) => isMe)).toEqual([true, false]);
  expect(finishedOnline(archived, 'someone')).not.toHaveProperty('rank');
});
