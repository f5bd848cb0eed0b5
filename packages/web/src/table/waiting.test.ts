import { expect, test } from 'vitest';
import { answered } from './testing/answered.ts';
import { type Bundling, takeTogether } from './waiting.ts';

const BUNDLING: Bundling = {
  pauseAfter: () => 100,
  standsAlone: () => false,
  changesScene: ({ entries }) =>
    entries.some((entry) => entry.kind === 'move' && entry.facts.some(({ type }) => type === 'round')),
};

test('a player’s answers are played together, and then those of the next player', () => {
  const waiting = [answered(1, 1), answered(1, 'chance'), answered('chance', 2), answered(2, 0)];
  expect(takeTogether(waiting, BUNDLING).news.length).toBe(3);
  expect(waiting.length).toBe(1);
});

test('an answer with which the table changes is played after the rest of its turn', () => {
  const waiting = [answered(1, 1), answered(1, 1), answered(1, 'chance', 'round'), answered('chance', 2)];
  expect(takeTogether(waiting, BUNDLING).news.length).toBe(2);
  expect(takeTogether(waiting, BUNDLING).news.length).toBe(2);
});
