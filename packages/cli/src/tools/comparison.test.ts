import { describe, expect, it } from 'vitest';
import { type Comparison, comparisonTable, hasLost } from './comparison.ts';

const pass = (decisions: number) => ({ games: decisions / 100, decisions, seconds: 0.1 });
const comparison = (before: readonly number[], now: readonly number[]): Comparison => ({
  game: 'rajas',
  before: before.map(pass),
  now: now.map(pass),
});

describe('two versions of the rules, compared', () => {
  it('compares the fastest passes: a slow one is due to other load', () => {
    expect(hasLost(comparison([900, 1000], [100, 200, 1000]))).toBe(false);
  });

  it('allows a loss of five percent and no more', () => {
    expect(hasLost(comparison([1000], [950]))).toBe(false);
    expect(hasLost(comparison([1000], [949]))).toBe(true);
  });

  it('shows fastest pass and median', () => {
    expect(comparisonTable([comparison([1000, 2000, 3000], [3300, 1100, 1500])])).toEqual([
      'fastest pass (median)  decisions/s before  decisions/s now  now : before   games/s now',
      'rajas                  30,000 (20,000)     33,000 (15,000)  1.100 (0.750)  330 (150)',
    ]);
  });
});
