import { describe, expect, test } from 'vitest';
import {
  type Clockwork,
  extendTime,
  freshClocks,
  type PassingTurn,
  passTurn,
  resumeTurn,
  returnTurn,
  shiftTurn,
  welcomeBack,
} from './pace.ts';

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

  test('a seat that keeps deciding keeps its deadline', () => {
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

  test('an undo removes the increment and charges no one', () => {
    const passed = passTurn(start, pass(1, 41_000));
    expect(passed.clocks).toEqual([30_000, 60_000]);
    expect(returnTurn(passed, pass(0, 55_000))).toEqual({
      turn: { decider: 0, since: 55_000, deadline: 75_000 },
      clocks: [20_000, 60_000],
    });
  });

  test('repeated passing and undoing gains no time', () => {
    let clockwork = start;
    for (let round = 0; round < 20; round++) {
      clockwork = passTurn(clockwork, pass(1, 1000 + round));
      clockwork = returnTurn(clockwork, pass(0, 1000 + round));
    }
    expect(clockwork.clocks?.[0]).toBeLessThanOrEqual(60_000);
  });

  test('expired time stays lost, and so does time used before handing over the seat', () => {
    const flagged = resumeTurn(start, pass(0, 61_000, { timing: 'bot' }));
    expect(flagged).toEqual({ turn: { decider: 0, since: 61_000 }, clocks: [0, 60_000] });
    expect(resumeTurn(flagged, pass(0, 70_000, { past: 'bot' }))).toEqual({
      turn: { decider: 0, since: 70_000, deadline: 70_000 },
      clocks: [0, 60_000],
    });
    expect(resumeTurn(start, pass(0, 31_000, { timing: 'bot' })).clocks).toEqual([30_000, 60_000]);
  });

  test('repeatedly handing over and reclaiming the seat gains no time', () => {
    let clockwork = start;
    for (let at = 1000; at < 61_000; at += 2000) {
      clockwork = resumeTurn(clockwork, pass(0, at + 1000, { timing: 'bot' }));
      clockwork = resumeTurn(clockwork, pass(0, at + 2000, { past: 'bot' }));
    }
    expect(clockwork.clocks?.[0]).toBe(30_000);
  });

  test('a person returning after a stand-in has at least a minute', () => {
    const empty: Clockwork = { turn: { decider: 0, since: 5000, deadline: 5000 }, clocks: [0, 70_000] };
    expect(welcomeBack(empty, 0, 6000)).toEqual({
      turn: { decider: 0, since: 5000, deadline: 66_000 },
      clocks: [60_000, 70_000],
    });
    expect(welcomeBack(empty, 1, 6000)).toEqual(empty);
  });

  test('a pause charges no one', () => {
    expect(shiftTurn(start, 5000)).toEqual({ turn: { decider: 0, since: 6000, deadline: 66_000 }, clocks: [60_000, 60_000] });
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

  test('handing over and reclaiming the seat does not restart the deadline', () => {
    const day = 24 * 3_600_000;
    const begun = passTurn({}, pass(0, 1, { pace: daily }));
    const handed = resumeTurn(begun, pass(0, 5000, { pace: daily, timing: 'bot' }));
    expect(handed.turn).toEqual({ decider: 0, since: 1 });
    expect(resumeTurn(handed, pass(0, 9000, { pace: daily, past: 'bot' })).turn).toEqual({
      decider: 0,
      since: 1,
      deadline: 1 + day,
    });
  });
});
