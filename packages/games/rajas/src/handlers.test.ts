import { describe, expect, test } from 'vitest';
import { PASS, ROLL } from './choices.ts';
import { coreHandlers } from './handlers.ts';
import type { RajasFrame } from './modules/index.ts';
import { entry } from './numbers.ts';
import { newTable, TEST_SOURCE } from './testing/table.ts';

const ACQUIRING = { seat: 0, over: false, source: TEST_SOURCE, stack: 0 } as const;
const LAYING = { ...ACQUIRING, cell: 0, rotation: 0 } as const;

/** One question of each kind. */
const QUESTIONS: readonly RajasFrame[] = [
  { kind: 'reveal-tile', stack: 0 },
  { kind: 'draw-yield-tile', seat: 0 },
  { kind: 'find-start-player' },
  { kind: 'place', seat: 0 },
  { kind: 'pay-space', seat: 0, space: 0 },
  { kind: 'pick-tile', seat: 0, over: false, optional: false, source: TEST_SOURCE },
  { kind: 'choose-cell', ...ACQUIRING },
  { kind: 'pay-tile', ...LAYING },
  { kind: 'overpay', ...LAYING },
  { kind: 'take-dice', seat: 0, due: 0, any: 1, taken: 0, optional: false, source: TEST_SOURCE },
  { kind: 'roll', seat: 0, colour: 0 },
  { kind: 'reroll', seat: 0, named: [] },
  { kind: 'reroll-die', seat: 0, die: 0 },
  { kind: 'score-markets', seat: 0, amounts: [1], source: TEST_SOURCE },
  { kind: 'upgrade', seat: 0, times: 1, late: false, source: TEST_SOURCE },
  { kind: 'sail', seat: 0, least: 0, most: 1, source: TEST_SOURCE },
  { kind: 'palace-action', seat: 0, gain: 0, source: TEST_SOURCE },
  { kind: 'yields', seat: 0, due: 1 },
];

describe('answers', () => {
  test('every question of the core stands in this file', () => {
    const asked = Object.entries(coreHandlers).flatMap(([kind, handler]) => ('ask' in handler ? [kind] : []));
    expect(QUESTIONS.map(({ kind }) => kind).sort()).toEqual(asked.sort());
  });

  test('an answer that its question never offers is our own mistake, and changes nothing', () => {
    const { game, state } = newTable();
    const step = { fact: () => expect.unreachable(), next: () => expect.unreachable() };
    for (const frame of QUESTIONS) {
      const handler = coreHandlers[frame.kind as keyof typeof coreHandlers];
      const answer = 'answer' in handler ? handler.answer : expect.unreachable();
      const foreign = frame.kind === 'roll' || frame.kind === 'reroll-die' ? PASS : entry(ROLL, 0);
      expect(() => answer(game, state, frame as never, foreign, step)).toThrow(`${foreign.type} does not answer ${frame.kind}`);
    }
  });
});
