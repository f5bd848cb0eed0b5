import { describe, expect, test } from 'vitest';
import { type Clockwork, extendTime, freshClocks, type PassingTurn, passTurn, resumeSeat, returnTurn } from './pace.ts';

const live = { kind: 'live', bank: 60, increment: 10 } as const;
const daily = { kind: 'days', hours: 24 } as const;
const pass = (decider: number, now: number, change: Partial<PassingTurn> = {}): PassingTurn => ({
  pace: live,
  now,
  decider,
  timing: 'person',
  past: 'person',
  ...change,
});
const start: Clockwork = passTurn({ clocks: freshClocks(live, 2) ?? [] }, pass(0, 1000));

describe('live pace', () => {
  test('the first turn has the whole bank', () => {
    expect(start).toEqual({ turn: { decider: 0, since: 1000, deadline: 61_000 }, clocks: [60_000, 60_000] });
  });

  test('a seat that goes on deciding keeps its deadline', () => {
    expect(passTurn(start, pass(0, 30_000))).toBe(start);
  });

  test('the time used is taken from the bank, then the increment is added', () => {
    const next = passTurn(start, pass(1, 31_000));
    expect(next).toEqual({ turn: { decider: 1, since: 31_000, deadline: 91_000 }, clocks: [40_000, 60_000] });
  });

  test('the bank never grows above its start', () => {
    expect(passTurn(start, pass(1, 2000)).clocks).toEqual([60_000, 60_000]);
  });

  test('a bot has no clock', () => {
    const toBot = passTurn(start, pass(1, 31_000, { timing: 'bot' }));
    expect(toBot.turn).toEqual({ decider: 1, since: 31_000 });
    expect(passTurn(toBot, pass(0, 500_000, { past: 'bot' })).clocks).toEqual([40_000, 60_000]);
  });

  test('taking back a move gives back its increment and charges nobody', () => {
    const passed = passTurn(start, pass(1, 41_000));
    expect(passed.clocks).toEqual([30_000, 60_000]);
    expect(returnTurn(passed, pass(0, 55_000))).toEqual({
      turn: { decider: 0, since: 55_000, deadline: 75_000 },
      clocks: [20_000, 60_000],
    });
  });

  test('passing and taking back again and again wins no time', () => {
    let clockwork = start;
    for (let round = 0; round < 20; round++) {
      clockwork = passTurn(clockwork, pass(1, 1000 + round));
      clockwork = returnTurn(clockwork, pass(0, 1000 + round));
    }
    expect(clockwork.clocks?.[0]).toBeLessThanOrEqual(60_000);
  });

  test('whoever comes back finds a quarter of the bank', () => {
    const empty: Clockwork = { turn: { decider: 0, since: 0 }, clocks: [0, 60_000] };
    expect(resumeSeat(empty, pass(0, 5000))).toEqual({
      turn: { decider: 0, since: 5000, deadline: 20_000 },
      clocks: [15_000, 60_000],
    });
  });

  test('more time fills every bank', () => {
    const worn: Clockwork = { turn: { decider: 0, since: 0, deadline: 10 }, clocks: [10, 20] };
    expect(extendTime(worn, pass(0, 5))).toEqual({
      turn: { decider: 0, since: 5, deadline: 60_005 },
      clocks: [60_000, 60_000],
    });
  });
});

describe('pace by days', () => {
  test('each turn has its hours, none on vacation', () => {
    const day = 24 * 3_600_000;
    expect(passTurn({}, pass(0, 1, { pace: daily })).turn).toEqual({ decider: 0, since: 1, deadline: 1 + day });
    expect(passTurn({}, pass(0, 1, { pace: daily, timing: 'vacationer' })).turn).toEqual({ decider: 0, since: 1 });
    expect(passTurn({}, pass(0, 1, { pace: { kind: 'none' } })).turn).toEqual({ decider: 0, since: 1 });
  });
});
