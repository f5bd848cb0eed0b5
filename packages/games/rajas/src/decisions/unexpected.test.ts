import type { Decision } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import type { RajasGame, RajasStep } from '../game.ts';
import { allHandlers, type RajasChoice, type RajasFact, type RajasFrame } from '../modules/index.ts';
import type { RajasState } from '../state.ts';
import { newTable, TEST_SOURCE } from '../testing/table.ts';

type Answer = Decision<RajasGame, RajasState, RajasFrame, RajasChoice, RajasFrame, RajasFact>['answer'];

const decisions = Object.entries(allHandlers).flatMap(([kind, handler]): [string, Answer][] =>
  'answer' in handler ? [[kind, handler.answer as Answer]] : [],
);

/** The answer must change nothing. */
const step: RajasStep = {
  fact: ({ type }) => {
    throw new Error(`the fact ${type}`);
  },
  next: ({ kind }) => {
    throw new Error(`the frame ${kind}`);
  },
};

describe('an answer that was never offered', () => {
  test.each(decisions)('%s throws', (kind, answer) => {
    const { game, state } = newTable({ options: { holi: 'front', pinkElephant: 'on' } });
    const frame = { kind, seat: 0, source: TEST_SOURCE, named: [] } as unknown as RajasFrame;
    const choice = { type: 'nonsense' } as unknown as RajasChoice;
    expect(() => answer(game, state, frame, choice, step)).toThrow(`nonsense does not answer ${kind}`);
  });
});
