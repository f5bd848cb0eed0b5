import { defined, type Seat } from '@durbar/engine';
import { DECLINE } from '../../choices.ts';
import { askRoll, sampleRoll } from '../../decisions/dice.ts';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import { NONE } from '../../words.ts';
import type { RajasSource } from '../index.ts';
import { roadsOf } from './flags.ts';
import { possibleRelocations, relocate } from './relocation.ts';

export type RoadsFrame =
  | { readonly kind: 'roads/roll'; readonly seat: Seat; readonly source: RajasSource }
  | { readonly kind: 'roads/return-die'; readonly seat: Seat }
  | { readonly kind: 'roads/relocate'; readonly seat: Seat; readonly from: number };

/** The gain of a face of the road board's die. */
export function faceName(value: number): string {
  return `roads-${value}`;
}

export const roadsHandlers: HandlersOf<RoadsFrame> = {
  /** GB2-ROAD-21, GB2-ROAD-24: chance alone decides. */
  'roads/roll': {
    ask: askRoll,
    sample: (_game, _state, _frame, random) => sampleRoll(random),
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'roll') return unexpected(frame, choice);
      const { seat, source } = frame;
      const gain = defined(game.ownGains.get(faceName(choice.value)), 'gain of a face');
      step.fact({ type: 'roads/rolled', seat, value: choice.value, road: defined(gain.data.per, 'road that pays') });
      step.next({ kind: 'gain', seat, gain: gain.index, die: 0, source });
      step.next({ kind: 'roads/return-die', seat });
    },
  },
  'roads/return-die': {
    run: (_game, { modules }, { seat }, step) => {
      const { rolling } = roadsOf(modules);
      if (rolling !== NONE) step.fact({ type: 'roads/die-back', seat, colour: rolling });
    },
  },
  /** GB2-ROAD-09: the player decides at each overbuild whether to use a flag. */
  'roads/relocate': {
    ask: (game, state, { seat, from }) => ({
      decider: seat,
      choices: [DECLINE, ...possibleRelocations(game, state, seat, from)],
    }),
    answer: (game, state, frame, choice, step) => {
      const { seat, from } = frame;
      if (choice.type === 'decline') return step.fact({ type: 'declined', seat, what: 'flag', source: { kind: 'roads/flag' } });
      if (choice.type !== 'lay') return unexpected(frame, choice);
      relocate(game, state, seat, from, choice, step);
    },
  },
};
