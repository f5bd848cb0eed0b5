import { expect, test } from 'vitest';
import { laidTiles, nextBare, withoutTile, withTile } from './layout.ts';

test('GB2-GANGA3-23 a river is built space by space in any order, and tiles can be removed', () => {
  const layout = withTile(withTile('', 7, 'ganga3-1'), 3, 'ganga-5');
  expect(layout).toBe('3 ganga-5, 7 ganga3-1');
  expect(withoutTile(layout, 3)).toBe('7 ganga3-1');
  expect(withTile(layout, 3, 'ganga-8')).toBe('3 ganga-8, 7 ganga3-1');
});

test('placing a used tile moves it', () => {
  expect(withTile('3 ganga-5', 4, 'ganga-5')).toBe('4 ganga-5');
});

test('skips what cannot be parsed', () => {
  expect([...laidTiles('nonsense, 3, x ganga-1, 4 ganga-2')]).toEqual([[4, 'ganga-2']]);
});

test('the next empty space follows the last placed tile, wrapping around', () => {
  expect(nextBare('1 a, 2 b', 1, 4)).toBe(3);
  expect(nextBare('3 a, 4 b', 3, 4)).toBe(1);
  expect(nextBare('1 a, 2 b', 2, 2)).toBe(2);
});
