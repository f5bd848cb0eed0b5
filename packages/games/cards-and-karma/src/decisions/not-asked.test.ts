import type { Decision } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import type { CardsAndKarmaChoice } from '../choices.ts';
import type { CardsAndKarmaFact } from '../facts.ts';
import { type CardsAndKarmaFrame, type CardsAndKarmaStep, handlers } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { scenario } from '../testing/scenario.ts';

type Answer = Decision<
  CardsAndKarmaGame,
  CardsAndKarmaState,
  CardsAndKarmaFrame,
  CardsAndKarmaChoice,
  CardsAndKarmaFrame,
  CardsAndKarmaFact
>['answer'];

const decisions = Object.entries(handlers).flatMap(([kind, handler]): [string, Answer][] =>
  'answer' in handler ? [[kind, handler.answer as Answer]] : [],
);

/** The answer must change nothing. */
const step: CardsAndKarmaStep = {
  fact: ({ type }) => {
    throw new Error(`the fact ${type}`);
  },
  next: ({ kind }) => {
    throw new Error(`the frame ${kind}`);
  },
};

describe('an answer that was never offered', () => {
  test.each(decisions)('%s throws', (kind, answer) => {
    const { rules, position } = scenario();
    const frame = { kind, seat: 0, card: 0 } as unknown as CardsAndKarmaFrame;
    const choice = { type: 'nonsense' } as unknown as CardsAndKarmaChoice;
    expect(() => answer(rules.game, position.state, frame, choice, step)).toThrow('nobody asked for nonsense');
  });
});
