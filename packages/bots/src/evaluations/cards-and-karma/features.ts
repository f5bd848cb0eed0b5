import type { cardsAndKarma } from '@durbar/cards-and-karma';
import type { FeaturesOf } from '../../features.ts';
import { measureDice } from './dice.ts';
import { NAMES, TRACK } from './names.ts';
import { measurePending } from './pending.ts';
import { measureRows } from './rows.ts';
import { measureTokens } from './tokens.ts';

export const cardsAndKarmaFeatures: FeaturesOf<typeof cardsAndKarma> = {
  names: NAMES,
  progress: (game, { state }) => {
    let most = 0;
    for (let seat = 0; seat < game.players; seat++)
      most = Math.max(most, (state.flips[2 * seat] as number) + (state.flips[2 * seat + 1] as number));
    return most / TRACK;
  },
  measure: (game, { state, agenda }, seat, row) => {
    measureTokens(game, state, seat, row);
    measureDice(game, state, seat, row);
    measureRows(game, state, seat, row);
    measurePending(game, state, agenda, seat, row);
  },
};
