import { at } from '../at.ts';
import type { HandlerOf } from '../frames.ts';
import { notAsked } from './not-asked.ts';
import { bonusesLeft } from './reveal-bonus.ts';

/** Variant: the owner places the next scoring track card from the left, in secret (CNK-VAR-01). */
export const layTrackCard: HandlerOf<'lay-track-card'> = {
  ask: (game, state, { seat }) => {
    const left = bonusesLeft(game, state, seat);
    return { decider: seat, choices: game.choices.lay.filter(({ bonus }) => at(left, bonus) > 0) };
  },
  answer: (_game, _state, { seat, position }, choice, step) => {
    if (choice.type !== 'lay') return notAsked(choice);
    step.fact({ type: 'track-card-laid', seat, position, bonus: choice.bonus });
  },
};
