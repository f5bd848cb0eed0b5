import type { cardsAndKarma } from '@durbar/cards-and-karma';
import type { FeaturesOf } from '../../features.ts';
import { deedOf } from './deeds.ts';
import { measureDice } from './dice.ts';
import { cardsAndKarmaFunds } from './funds.ts';
import { cardsAndKarmaHabits } from './habits/index.ts';
import { NAMES } from './names.ts';
import { measurePending } from './pending.ts';
import { measureRows } from './rows.ts';
import { tablesOf } from './tables.ts';
import { flipped, measureTokens } from './tokens.ts';

export const cardsAndKarmaFeatures: FeaturesOf<typeof cardsAndKarma> = {
  names: NAMES,
  habits: cardsAndKarmaHabits,
  deedOf,
  endsTurn: ({ type }) => type === 'slot-ended',
  funds: cardsAndKarmaFunds,
  progress: (game, { state }) => {
    const { players, track } = tablesOf(game);
    let most = 0;
    for (let seat = 0; seat < players; seat++) most = Math.max(most, flipped(state, seat));
    return most / track;
  },
  measure: (game, { state, agenda }, seat, row) => {
    const tables = tablesOf(game);
    measureTokens(tables, state, seat, row);
    measureDice(tables, state, seat, row);
    measureRows(tables, state, seat, row);
    measurePending(tables, state, agenda, seat, row);
  },
};
