import type { rajas } from '@durbar/rajas';
import type { FeaturesOf } from '../../features.ts';
import { deedOf } from './deeds.ts';
import { measureDice } from './dice.ts';
import { rajasFunds } from './funds.ts';
import { NAMES } from './names.ts';
import { measureOffers } from './offers.ts';
import { measurePending } from './pending.ts';
import { measureProvince } from './province.ts';
import { measureRiver } from './river.ts';
import { tablesOf } from './tables.ts';
import { measureTracks, reached } from './tracks.ts';

export const rajasFeatures: FeaturesOf<typeof rajas> = {
  names: NAMES,
  deedOf,
  endsTurn: ({ type }) => type === 'turn-ended',
  funds: rajasFunds,
  progress: (game, { state }) => {
    const tables = tablesOf(game);
    let most = 0;
    for (let seat = 0; seat < tables.players; seat++) most = Math.max(most, reached(tables, state, seat));
    return Math.min(most / tables.meet, 1);
  },
  measure: (game, { state, agenda }, seat, row) => {
    const tables = tablesOf(game);
    measureTracks(tables, state, seat, row);
    measureDice(tables, state, seat, row);
    measureOffers(tables, state, seat, row);
    measureRiver(tables, state, seat, row);
    measureProvince(tables, state, seat, row);
    measurePending(tables, state, agenda, seat, row);
  },
};
