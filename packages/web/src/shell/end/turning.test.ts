import type { AnalysedTurn } from '@durbar/bots';
import { expect, test } from 'vitest';
import { turningPoints } from './turning.ts';

const hint = { texts: ['swap'], chance: 0.6, later: 0 };

function turn(first: number, judgement: AnalysedTurn['judgement']): AnalysedTurn {
  return { seat: first % 2, first, last: first, starts: [first], ...(judgement ? { judgement } : {}) };
}

test('the turns that changed most are in game order, mistakes with a better alternative', () => {
  const better = { entry: 2, hint, played: hint };
  const points = turningPoints({
    chances: [
      [0.5, 0.5],
      [0.5, 0.5],
      [0.52, 0.48],
      [0.3, 0.7],
    ],
    luck: [],
    turns: [
      turn(0, undefined),
      turn(1, { verdict: 'good', lost: 0.02, better }),
      turn(2, { verdict: 'mistake', lost: 0.2, better }),
    ],
  });
  expect(points).toEqual([
    { entry: 1, seat: 1, change: -2, better: undefined },
    { entry: 2, seat: 0, change: -22, better },
  ]);
});
