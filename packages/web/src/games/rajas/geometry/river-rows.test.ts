import { expect, test } from 'vitest';
import { distance } from './point.ts';
import { riverRows } from './river-rows.ts';

test('all river spaces are a finger apart, and each is next to the previous one', () => {
  const { spots, width, height } = riverRows({ spaces: 26, bridgeAfter: 17 });
  expect(spots).toHaveLength(26);
  for (const [index, spot] of spots.entries()) {
    expect(spot[0]).toBeLessThan(width);
    expect(spot[1]).toBeLessThan(height);
    for (const other of spots.slice(index + 1)) expect(distance(spot, other)).toBeGreaterThanOrEqual(44);
    const next = spots[index + 1];
    if (next) expect(distance(spot, next)).toBeLessThan(66);
  }
});
