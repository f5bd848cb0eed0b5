import { expect, test } from 'vitest';
import { copyState, emptyState } from './state.ts';
import { scenario } from './testing/scenario.ts';

test('a copy of a state is equal to it and shares no list with it', () => {
  const { state, rules } = scenario({
    discards: ['goods-01 3'],
    seats: [{ hand: ['blue 5'], buildings: ['building-blue-01'], ships: ['ship-07'], goods: ['goods-05'], left: ['karma2'] }],
  });
  const copy = copyState(rules.game, state);
  expect(copy).toEqual(state);
  for (const [name, value] of Object.entries(state)) {
    if (!Array.isArray(value)) continue;
    const copied: unknown = Reflect.get(copy, name);
    expect(copied, name).not.toBe(value);
    for (const [seat, row] of value.entries()) {
      if (Array.isArray(row)) expect(Reflect.get(copied as object, seat), `${name} ${seat}`).not.toBe(row);
    }
  }
});

test('every game has its own pile', () => {
  const { game } = scenario().rules;
  emptyState(game).pile.length = 0;
  expect(emptyState(game).pile).toHaveLength(game.cardCount);
});
