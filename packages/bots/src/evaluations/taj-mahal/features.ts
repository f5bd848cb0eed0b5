import type { tajMahal } from '@durbar/taj-mahal';
import type { FeaturesOf } from '../../features.ts';
import { measureHand } from './hand.ts';
import { measureHoldings } from './holdings.ts';
import { NAMES } from './names.ts';
import { measureVisit } from './visit.ts';

export const tajMahalFeatures: FeaturesOf<typeof tajMahal> = {
  names: NAMES,
  progress: (game, { state }) => state.visit / game.edition.provinceTiles.length,
  measure: (game, { state, agenda }, seat, row) => {
    measureHand(game, state, seat, row);
    measureHoldings(game, state, seat, row);
    measureVisit(game, state, agenda, seat, row);
  },
};
