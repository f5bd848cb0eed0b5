import { describe, expect, test } from 'vitest';
import { FAME_SPACES, fameBeside, MONEY_SPACES } from '../geometry/tracks.ts';
import { CELL, fameCorner, fameMiddle, moneyCorner, moneyMiddle, TRACK_HEIGHT, TRACK_WIDTH } from './trackRows.ts';

const spaces = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the tracks on phones', () => {
  test('every space lies inside, and no two on the same place', () => {
    const places = [...spaces(FAME_SPACES).map(fameMiddle), ...spaces(MONEY_SPACES).map(moneyMiddle)];
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(TRACK_WIDTH);
      expect(y).toBeLessThan(TRACK_HEIGHT);
    }
    expect(new Set(places.map(String)).size).toBe(FAME_SPACES + MONEY_SPACES);
  });

  test('RAJ-END-02 a money space lies below the fame space it faces', () => {
    for (const money of spaces(MONEY_SPACES)) {
      const [x] = moneyCorner(money);
      const [left] = fameCorner(fameBeside(money));
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThan(left + CELL);
    }
  });

  test('markers wait at the start and stay on the last space', () => {
    expect(fameMiddle(0)[0]).toBeLessThan(fameMiddle(1)[0]);
    expect(moneyMiddle(0)[0]).toBeGreaterThan(moneyMiddle(1)[0]);
    expect(fameMiddle(64)).toEqual(fameMiddle(60));
  });
});
