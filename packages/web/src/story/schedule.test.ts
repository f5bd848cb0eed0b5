import { describe, expect, test } from 'vitest';
import type { Beat } from './beat.ts';
import { pieceStart, scheduled } from './schedule.ts';

const beat = (verb: Beat['verb'], ms: number, more: Partial<Beat> = {}): Beat => ({
  id: '0.0',
  facts: [0],
  journeys: [],
  verb,
  ms,
  ...more,
});
const journeys = (count: number) => Array.from({ length: count }, () => ({ face: 'coin', from: 'a', to: 'b' }));
const starts = (beats: readonly Beat[], limit = 2500) => scheduled(beats, limit).timed.map(({ at }) => Math.round(at));

describe('the times of beats', () => {
  test('the next beat starts before the previous one is over, an effect only when its cause has nearly happened', () => {
    expect(starts([beat('step', 400), beat('lay', 400), beat('earn', 300, { isEffect: true })])).toEqual([0, 300, 668]);
  });

  test('a gain only delays another gain on the same gauge', () => {
    const gain = beat('earn', 300, { journeys: journeys(1) });
    expect(starts([gain, beat('step', 300)])).toEqual([0, 150]);
    expect(starts([gain, gain])).toEqual([0, 225]);
  });

  test('what belongs together starts together, and stocks delay nothing', () => {
    const beats = [
      beat('step', 400),
      beat('pay', 260, { start: 'with' }),
      beat('turn', 240, { start: 'stock' }),
      beat('lay', 400),
    ];
    expect(starts(beats)).toEqual([0, 0, 300, 300]);
  });

  test('pieces of one beat start one after the other, from the sixth on together', () => {
    const [timed] = scheduled([beat('throw', 400, { stagger: 70, journeys: journeys(9) })], 2500).timed;
    expect(timed && [0, 1, 5, 8].map((piece) => pieceStart(timed, piece))).toEqual([0, 70, 350, 350]);
  });

  test('any number of beats fits the limit', () => {
    const beats = Array.from({ length: 40 }, () => beat('lay', 520));
    expect(scheduled(beats, 2500).length).toBeCloseTo(2500, 0);
    expect(scheduled(beats.slice(0, 4), 2500).length).toBeLessThan(2500);
  });
});
