import { isWaiting } from '@durbar/rajas/reading';
import { BUILDINGS } from '@durbar/rajas/vocabulary';
import { at } from '../../numbers.ts';
import { add } from '../row.ts';
import { AT } from './names.ts';
import type { State, Tables } from './tables.ts';

/** A good turn is worth about this much fame, or the equivalent in money. */
const GOOD_TURN = 8;

/** How far both markers have come together, in fame. */
export function reached({ moneyPerFame }: Tables, { fame, money }: State, seat: number): number {
  return at(fame, seat) + at(money, seat) / moneyPerFame;
}

/** Tracks, workers, karma, river and building levels. */
export function measureTracks(tables: Tables, state: State, seat: number, row: Float64Array): void {
  const missing = tables.meet - reached(tables, state, seat);
  row[AT.fame] = at(state.fame, seat);
  row[AT.money] = at(state.money, seat) / tables.moneyPerFame;
  row[AT['nearly-there']] = missing < GOOD_TURN ? GOOD_TURN - Math.max(missing, 0) : 0;
  if (at(state.crossed, seat) > 0) {
    row[AT.crossed] = 1;
    row[AT.overlap] = -missing;
  }
  row[AT.karma] = at(state.karma, seat);
  row[AT['karma-full']] = state.karma[seat] === tables.mostKarma ? 1 : 0;
  row[AT.boat] = at(state.boats, seat);
  for (let kind = 0; kind < BUILDINGS.length; kind++) add(row, AT.levels, at(state.levels, seat * BUILDINGS.length + kind));
  row[AT.starts] = state.start === seat ? 1 : 0;
  row[AT['claims-start']] = state.claim === seat ? 1 : 0;
  measureWorkers(tables, state, seat, row);
}

/** Active workers, and how close the inactive ones are. */
function measureWorkers(tables: Tables, state: State, seat: number, row: Float64Array): void {
  const active = at(state.active, seat);
  row[AT.workers] = active;
  row[AT['workers-to-place']] = active - at(state.placed, seat);
  if (isWaiting(state, seat, 'fame')) row[AT['fame-to-worker']] = Math.max(tables.fameWorker - at(state.fame, seat), 0);
  if (isWaiting(state, seat, 'money')) row[AT['money-to-worker']] = Math.max(tables.moneyWorker - at(state.money, seat), 0);
  if (isWaiting(state, seat, 'bridge')) row[AT['bridge-to-worker']] = Math.max(tables.bridge - at(state.boats, seat), 0);
}
