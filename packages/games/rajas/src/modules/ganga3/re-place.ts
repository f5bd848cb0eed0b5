import { defined, type Seat } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { GainRule, RajasGame, Space } from '../../game.ts';
import { at } from '../../numbers.ts';
import { REASONS } from '../../rules/reasons.ts';
import { enterSpaceFree, whyNotPlaceFree } from '../../rules/spaces.ts';
import { copyState, type RajasState } from '../../state.ts';
import type { RajasChoice, RajasSource } from '../index.ts';

export type RePlaceFrame =
  | { readonly kind: 'ganga3/lift'; readonly seat: Seat; readonly source: RajasSource }
  | { readonly kind: 'ganga3/target'; readonly seat: Seat };
export type RePlaceChoice = { readonly type: 'ganga3/lift'; readonly space: number; readonly id: string };

/** GB2-GANGA3-04: unoccupied and legal by all other rules, at no cost. */
function targets(game: RajasGame, state: RajasState, seat: Seat): Space[] {
  return game.spaces.filter((space) => !whyNotPlaceFree(game, state, seat, space));
}

/** Whether the worker on a space is the player's and would have a legal target once lifted (GB2-GANGA3-03). */
function isLiftable(game: RajasGame, state: RajasState, seat: Seat, { index }: Space): boolean {
  const own = 1 << seat;
  const workers = at(state.workers, index);
  if (!(workers & own)) return false;
  // A full clone instead of a spread: another hidden class would slow down every rule that sees the state.
  const lifted = copyState(game, state);
  lifted.workers[index] = workers & ~own;
  return game.spaces.some((space) => !whyNotPlaceFree(game, lifted, seat, space));
}

function hasLiftable(game: RajasGame, state: RajasState, seat: Seat): boolean {
  return game.spaces.some((space) => isLiftable(game, state, seat, space));
}

/** GB2-GANGA3-02, GB2-GANGA3-09. */
export const rePlace: GainRule = {
  takes: {},
  looksInto: 'spaces',
  looksAtColours: (game, state, seat) => !hasLiftable(game, state, seat),
  whyNot: (game, state, seat) => (hasLiftable(game, state, seat) ? undefined : REASONS.noAction),
  run: (game, state, _gain, { seat, source }, step) => {
    if (hasLiftable(game, state, seat)) step.next({ kind: 'ganga3/lift', seat, source });
    else step.fact({ type: 'lapsed', seat, what: 're-place', source });
  },
};

export const rePlaceHandlers: HandlersOf<RePlaceFrame> = {
  'ganga3/lift': {
    ask: (game, state, { seat }) => {
      const choices: RajasChoice[] = [{ type: 'decline' }];
      for (const space of game.spaces) {
        if (isLiftable(game, state, seat, space)) choices.push({ type: 'ganga3/lift', space: space.index, id: space.id });
      }
      return { decider: seat, choices };
    },
    answer: (_game, _state, frame, choice, step) => {
      const { seat, source } = frame;
      if (choice.type === 'decline') return step.fact({ type: 'declined', seat, what: 're-place', source });
      if (choice.type !== 'ganga3/lift') return unexpected(frame, choice);
      step.fact({ type: 'worker-lifted', seat, space: choice.space, id: choice.id });
      step.next({ kind: 'ganga3/target', seat });
    },
  },
  'ganga3/target': {
    ask: (game, state, { seat }) => ({ decider: seat, choices: targets(game, state, seat).map(({ choice }) => choice) }),
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'place') return unexpected(frame, choice);
      // GB2-GANGA3-07, GB2-GANGA3-05.
      enterSpaceFree(frame.seat, defined(game.spaces[choice.space], 'space'), step);
    },
  },
};
