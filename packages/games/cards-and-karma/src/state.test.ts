import { copyPosition, playOut, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { emptyState } from './state.ts';
import { scenario } from './testing/scenario.ts';

test('what happens on a copy changes nothing in the original, though they share lists', () => {
  const { position, rules } = scenario({
    discards: ['goods-01 3'],
    seats: [{ hand: ['blue 5'], buildings: ['building-blue-01'], ships: ['ship-07'], goods: ['goods-05'], left: ['karma2'] }],
  });
  const copy = copyPosition(rules, position);
  expect(copy).toEqual(position);
  // A change to a frozen list throws.
  for (const part of Object.values(position.state)) {
    Object.freeze(part);
    if (Array.isArray(part)) for (const row of part) Object.freeze(row);
  }
  playOut(rules, copy, seededRandom('copy'));
  expect(copy.state.buildings).not.toEqual(position.state.buildings);
});

test('every game has its own pile', () => {
  const { game } = scenario().rules;
  emptyState(game).pile.length = 0;
  expect(emptyState(game).pile).toHaveLength(game.cardCount);
});
