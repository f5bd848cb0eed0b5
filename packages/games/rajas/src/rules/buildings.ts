import type { Seat } from '@durbar/engine';
import type { RajasGame, Tile } from '../game.ts';
import { at } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { BUILDINGS } from '../words.ts';

/**
 * Fame of a building placed now. Low-confidence ruling (RAJ-UPG-05): the upgrade of fame space 5 moves its marker immediately but only
 * counts here from the player's next turn (RAJ-UPG-04).
 */
function buildingValue(state: RajasState, seat: Seat, building: number): number {
  const i = seat * BUILDINGS.length + building;
  return at(state.levels, i) - at(state.late, i);
}

/** RAJ-TILE-04, RAJ-TILE-05. */
export function buildingFame(state: RajasState, seat: Seat, tile: Tile): number {
  let fame = 0;
  for (let i = 0; i < tile.buildings.length; i++) fame += buildingValue(state, seat, at(tile.buildings, i));
  return fame;
}

/** RAJ-UPG-01. */
export function canUpgrade(game: RajasGame, state: RajasState, seat: Seat, building: number): boolean {
  return at(state.levels, seat * BUILDINGS.length + building) < game.edition.limits.buildingLevel;
}

export function canUpgradeAny(game: RajasGame, state: RajasState, seat: Seat): boolean {
  for (let building = 0; building < BUILDINGS.length; building++) if (canUpgrade(game, state, seat, building)) return true;
  return false;
}

/** RAJ-UPG-07. */
export function upgradesMade(game: RajasGame, state: RajasState, seat: Seat): number {
  let made = 0;
  for (let building = 0; building < BUILDINGS.length; building++) {
    made += at(state.levels, seat * BUILDINGS.length + building) - game.edition.start.buildingLevel;
  }
  return made;
}
