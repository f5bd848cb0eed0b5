import { below, defined } from '@durbar/engine';
import { dieName } from '../../choices.ts';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { RajasGame } from '../../game.ts';
import { at, filled } from '../../numbers.ts';
import type { RajasState } from '../../state.ts';
import { NONE } from '../../words.ts';
import type { RajasChoice } from '../index.ts';
import { holiDataOf } from './components.ts';
import type { FestivalFrame } from './frames.ts';
import { layDice } from './front.ts';
import { rankingOf } from './ranking.ts';
import { holiOf } from './state.ts';

export const festivalHandlers: HandlersOf<FestivalFrame> = {
  /** GB2-HOLI-04: chance assigns the backs. */
  'holi/lay-tile': {
    ask: (game, state) => {
      const choices = backsLeft(game, state);
      return { decider: 'chance', choices, weights: filled(choices.length, 1) };
    },
    sample: (game, state, _frame, random) => {
      const choices = backsLeft(game, state);
      return defined(choices[below(random, choices.length)], 'back');
    },
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'holi/back') return unexpected(frame, choice);
      const space = at(holiDataOf(game).fameSpaces, frame.tile);
      step.fact({ type: 'holi/tile-laid', tile: frame.tile, space, back: choice.back, id: choice.id });
    },
  },
  /** GB2-HOLI-09: one festival after another; GB2-HOLI-13: the order is fixed now. */
  'holi/festival': {
    run: (game, state, _frame, step) => {
      const { queue, backs } = holiOf(state.modules);
      const [festival] = queue;
      if (!festival) return;
      const { tile, track, activator } = festival;
      const order = rankingOf(game, state, track);
      step.fact({ type: 'holi/festival', seat: activator, tile, order });
      if (at(backs, tile) === NONE) {
        layDice(state, activator, step);
        for (const seat of order) step.next({ kind: 'holi/take-die', seat, optional: true });
      } else {
        // GB2-HOLI-27: the activator gets the lowest gift wherever the markers are by now (GB2-HOLI-25, GB2-HOLI-26).
        for (const [i, seat] of order.entries()) {
          step.next({ kind: 'holi/gift', seat, tile, place: seat === activator ? 1 : order.length - i });
        }
      }
      step.next({ kind: 'holi/hand-over', seat: at(order, 0), tile });
      // GB2-HOLI-44, GB2-INT-01.
      step.next({ kind: 'holi/festival' });
    },
  },
  /** GB2-HOLI-18, GB2-HOLI-19, GB2-HOLI-28. */
  'holi/hand-over': {
    run: (_game, { modules }, { seat, tile }, step) => {
      const { dice } = holiOf(modules);
      if (dice.length > 0) step.fact({ type: 'holi/dice-left', dice: dice.map((die) => dieName(die)) });
      step.fact({ type: 'holi/tile-given', seat, tile });
    },
  },
};

function backsLeft(game: RajasGame, { modules }: RajasState): RajasChoice[] {
  const laid = holiOf(modules).backs;
  return holiDataOf(game).backs.flatMap(({ id }, back): RajasChoice[] =>
    laid.includes(back) ? [] : [{ type: 'holi/back', back, id }],
  );
}
