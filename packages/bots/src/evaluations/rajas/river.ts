import { NONE } from '@durbar/rajas/vocabulary';
import { at } from '../../numbers.ts';
import { AT } from './names.ts';
import type { State, Tables } from './tables.ts';
import { gainWorth } from './worth.ts';

const REACH = 3;

/** What the spaces just ahead of the boat would give. */
export function measureRiver(tables: Tables, state: State, seat: number, row: Float64Array): void {
  row[AT['river-ahead']] = bestLanding(tables, state, seat, 1, REACH);
}

/** The value of the best space reachable in this many spaces. */
export function bestLanding(tables: Tables, state: State, seat: number, least: number, most: number): number {
  const boat = at(state.boats, seat);
  let best = 0;
  for (let steps = Math.max(least, 1); steps <= most; steps++) {
    const index = Math.min(boat + steps, tables.lastSpace);
    best = Math.max(best, landingWorth(tables, state, seat, index));
  }
  return best;
}

function landingWorth(tables: Tables, state: State, seat: number, index: number): number {
  const tile = state.riverTiles[index] ?? NONE;
  return gainWorth(tables, state, seat, tile === NONE ? tables.printed[index] : tables.riverTiles[tile]);
}
