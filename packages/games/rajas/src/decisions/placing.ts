import type { Seat } from '@durbar/engine';
import { PASS } from '../choices.ts';
import type { FrameOf, HandlersOf } from '../frames.ts';
import type { RajasGame } from '../game.ts';
import type { RajasChoice } from '../modules/index.ts';
import { entry } from '../numbers.ts';
import { faceOf, kindsOwned, turnedValue } from '../rules/dice.ts';
import { payDie } from '../rules/paying.ts';
import { enterSpace, listSpaceDice, pushEffects, whyNotPlace } from '../rules/spaces.ts';
import type { RajasState } from '../state.ts';
import { NONE } from '../words.ts';
import { unexpected } from './unexpected.ts';

/** Where to place a worker, and with which die to pay for the space. */
export const placingDecisions: HandlersOf<FrameOf<'place' | 'pay-space'>> = {
  place: {
    ask: (game, state, { seat }) => {
      const choices: RajasChoice[] = [];
      const hand = kindsOwned(state, seat);
      for (let i = 0; i < game.spaces.length; i++) {
        const space = entry(game.spaces, i);
        if (!whyNotPlace(game, state, seat, space, hand)) choices.push(space.choice);
      }
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

/** The last spaces come first, because the quarry takes longest to check. */
export function canPlaceAnywhere(game: RajasGame, state: RajasState, seat: Seat): boolean {
  const hand = kindsOwned(state, seat);
  for (let i = game.spaces.length - 1; i >= 0; i--) {
    if (!whyNotPlace(game, state, seat, entry(game.spaces, i), hand)) return true;
  }
  return false;
}
