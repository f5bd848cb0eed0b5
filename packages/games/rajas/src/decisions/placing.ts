import { PASS } from '../choices.ts';
import type { FrameOf, HandlersOf } from '../frames.ts';
import type { RajasChoice } from '../modules/index.ts';
import { entry } from '../numbers.ts';
import { faceOf, turnedValue } from '../rules/dice.ts';
import { listLegalSpaces } from '../rules/legal-spaces.ts';
import { payDie } from '../rules/paying.ts';
import { enterSpace, listSpaceDice, pushEffects } from '../rules/spaces.ts';
import { NONE } from '../words.ts';
import { unexpected } from './unexpected.ts';

/** Where to place a worker, and with which die to pay for the space. */
export const placingDecisions: HandlersOf<FrameOf<'place' | 'pay-space'>> = {
  place: {
    ask: (game, state, { seat }) => {
      const choices: RajasChoice[] = [];
      listLegalSpaces(game, state, seat, choices);
      // RAJ-ROUND-04 (low confidence) forbids passing; RAJ-END-06 allows it in the last turns.
      if (choices.length === 0 || state.trigger !== NONE) choices.push(PASS);
      return { decider: seat, choices };
    },
    answer: (game, _state, frame, choice, step) => {
      if (choice.type === 'pass') return step.fact({ type: 'passed', seat: frame.seat });
      if (choice.type !== 'place') return unexpected(frame, choice);
      enterSpace(frame.seat, entry(game.spaces, choice.space), step);
    },
  },
  'pay-space': {
    ask: (game, state, { seat, space }) => {
      const choices: RajasChoice[] = [];
      listSpaceDice(game, state, seat, entry(game.spaces, space), choices);
      return { decider: seat, choices };
    },
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'pay-die') return unexpected(frame, choice);
      const space = entry(game.spaces, frame.space);
      const value = faceOf(choice.die);
      payDie(frame.seat, choice.die, choice.turned, space.source, step);
      pushEffects(space.effects, frame.seat, choice.turned ? turnedValue(value) : value, space.source, step);
    },
  },
};
