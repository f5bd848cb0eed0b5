import { expect, test } from 'vitest';
import { copyState } from './state.ts';
import { newTable } from './testing/table.ts';

test('a copied state equals its original and shares no list with it', () => {
  const { game, state } = newTable({ players: 4 });
  const copy = copyState(game, state);
  expect(copy).toEqual(state);
  const lists = ({ ...parts }: object) => Object.values(parts).flatMap((part) => (Array.isArray(part) ? [part, ...part] : []));
  const shared = new Set<unknown>(lists(state).filter((part) => typeof part === 'object'));
  expect(shared.size).toBeGreaterThan(30);
  expect(lists(copy).filter((part) => shared.has(part))).toEqual([]);
});
