import type { tajMahal } from '@durbar/taj-mahal';
import type { FeaturesOf } from '../../features.ts';
import { deedOf } from './deeds.ts';
import { tajMahalHabits } from './habits/index.ts';
import { measureHand } from './hand.ts';
import { measureHoldings } from './holdings.ts';
import { NAMES } from './names.ts';
import { tablesOf } from './tables.ts';
import { measureVisit } from './visit.ts';

export const tajMahalFeatures: FeaturesOf<typeof tajMahal> = {
  names: NAMES,
  habits: tajMahalHabits,
  deedOf,
  endsTurn: ({ type }) => type === 'card-played' || type === 'cards-taken',
  progress: (game, { state }) => state.visit / tablesOf(game).visits,
  measure: (game, { state, agenda }, seat, row) => {
    const tables = tablesOf(game);
    measureHand(tables, state, seat, row);
    measureHoldings(tables, state, seat, row);
    measureVisit(tables, state, agenda, seat, row);
  },
};
