import { at, entry } from '../at.ts';
import type { HandlerOf } from '../frames.ts';
import { notAsked } from './not-asked.ts';

/**
 * Palace 5: in whose row the last ship's reward is copied (CNK-PALACE-07, CNK-PALACE-08); no card moves (CNK-PALACE-09), and no good is
 * gained (CNK-PALACE-10).
 */
export const copyShipReward: HandlerOf<'copy-ship-reward'> = {
  ask: ({ choices }, { ships }, { seat }) => ({
    decider: seat,
    choices: choices.copy.filter((choice) => entry(ships, choice.seat).length > 0),
  }),
  answer: (game, { ships }, { seat }, choice, step) => {
    if (choice.type !== 'copy') return notAsked(choice);
    const row = entry(ships, choice.seat);
    const card = at(row, row.length - 1);
    step.fact({ type: 'ship-reward-copied', seat, from: choice.seat, card });
    step.next({ kind: 'carry-out', seat, effect: at(game.effect, card), part: 0 });
  },
};
