import type { rajas } from '@durbar/rajas';
import type { FeaturesOf } from '../../features.ts';
import { measureDice } from './dice.ts';
import { NAMES } from './names.ts';
import { measureOffers } from './offers.ts';
import { measurePending } from './pending.ts';
import { measureProvince } from './province.ts';
import { measureRiver } from './river.ts';
import { measureTracks, reached } from './tracks.ts';

export const rajasFeatures: FeaturesOf<typeof rajas> = {
  names: NAMES,
  progress: (game, { state }) => {
    let most = 0;
    for (let seat = 0; seat < game.players; seat++) most = Math.max(most, reached(game, state, seat));
    return Math.min(most / game.edition.tracks.meet, 1);
  },
  measure: (game, { state, agenda }, seat, row) => {
    measureTracks(game, state, seat, row);
    measureDice(state, seat, row);
    measureOffers(game, state, seat, row);
    measureRiver(game, state, seat, row);
    measureProvince(game, state, seat, row);
    measurePending(game, state, agenda, seat, row);
  },
};
