import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../sound/ending.ts';
import type { ScoredRow } from '../contract.ts';
import { actsOf, inTellingOrder } from './acts.ts';

const row = (seat: number, before?: number, tie?: string): ScoredRow => ({
  seat,
  steps: [
    { text: 'special', gain: 1, sound: 'coin' },
    { text: 'white', gain: 2, sound: 'coin' },
  ],
  result: '3',
  ...(before === undefined ? {} : { before }),
  ...(tie === undefined ? {} : { tie }),
});

describe('the order of rows', () => {
  test('goes from last place to first', () => {
    const ranks = [2, 1, 3];
    expect(inTellingOrder([row(0), row(1), row(2)], (seat) => ranks[seat] ?? 0).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  test('starts with the lowest score if points were known before', () => {
    const ranks = [1, 2, 3];
    const rows = [row(0, 20), row(1, 30), row(2, 10)];
    expect(inTellingOrder(rows, (seat) => ranks[seat] ?? 0).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });
});

describe('the acts', () => {
  test('show every step of every row once, and end with the winner', () => {
    const acts = actsOf([row(0), row(1)], 'won');
    expect(acts.map(({ kind }) => kind)).toEqual(['closing', 'step', 'step', 'step', 'step', 'winner']);
    expect(acts.map(({ told }) => [told.get(0), told.get(1)])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [2, 2],
    ]);
  });

  test('light up what a winner built, place after place, before the winner is named', () => {
    const triumph = { text: 'two cities', places: ['city:1', 'city:2'] };
    const act = actsOf([row(0), { ...row(1), triumph }], 'lost').at(-2);
    expect(act).toMatchObject({ kind: 'triumph', seat: 1, places: triumph.places });
    expect(act?.sounds.map(({ name, at }) => [name, at])).toEqual([
      ['stone', 0],
      ['stone', 60],
      ['bell', 120],
    ]);
  });

  test('show the tie-break before the winner is named', () => {
    expect(actsOf([row(0, 1, 'met first'), row(1)], 'lost').at(-2)?.kind).toBe('tie');
  });

  test('call winners, those who did not win, and spectators in their own way', () => {
    const heardBy = (outcome: Outcome) =>
      actsOf([row(0), row(1)], outcome)
        .at(-1)
        ?.sounds.map(({ name }) => name);
    expect([heardBy('won'), heardBy('lost'), heardBy('watched')]).toEqual([['win'], ['end', 'lose'], ['end']]);
  });

  test('never take longer than eight seconds', () => {
    const acts = actsOf(
      [
        ...[0, 1, 2, 3].map((seat) => row(seat, seat, 'equal')),
        { ...row(4, 4, 'equal'), triumph: { text: 'all', places: Array(24).fill('city:1') } },
      ],
      'watched',
    );
    expect(acts.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(8000);
  });
});
