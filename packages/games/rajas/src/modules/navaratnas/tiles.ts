import { defined, type Seat } from '@durbar/engine';
import type { RajasGame, Reason, YieldTile } from '../../game.ts';
import { at } from '../../numbers.ts';
import { sideOf } from '../../rules/boards.ts';
import type { RajasState } from '../../state.ts';
import { NONE } from '../../words.ts';
import type { ModuleStates } from '../index.ts';

export interface NavaratnasState {
  /** Yield tiles in the open display, by kind. */
  readonly display: number[];
  /** The yield tile on each yield space, seat × place; NONE if there is none. */
  readonly laid: number[];
  /** Catch-up tiles offered this round, by seat. */
  readonly offers: number[];
}

export const NOTHING_FITS: Reason = { code: 'no-yield-tile-fits', rule: 'RAJ-NAV-16' };

export function navaratnasOf({ navaratnas }: Pick<ModuleStates, 'navaratnas'>): NavaratnasState {
  return defined(navaratnas, 'Navaratnas');
}

export function placeIndex(game: RajasGame, seat: Seat, place: number): number {
  return seat * sideOf(game, seat).yields.length + place;
}

/** RAJ-NAV-12 (low confidence): without a tile and not connected, even if it can no longer be. */
export function isFreePlace(game: RajasGame, { connected, modules }: RajasState, seat: Seat, place: number): boolean {
  return (at(connected, seat) & (1 << place)) === 0 && at(navaratnasOf(modules).laid, placeIndex(game, seat, place)) === NONE;
}

/** The free yield spaces of a tile's colour (RAJ-NAV-13). */
export function placesFor(game: RajasGame, state: RajasState, seat: Seat, tile: number): number[] {
  const { colour } = defined(game.yieldTiles[tile], 'yield tile');
  const places: number[] = [];
  for (const { index, colour: own } of sideOf(game, seat).yields) {
    if (own === colour && isFreePlace(game, state, seat, index)) places.push(index);
  }
  return places;
}

/** Whether the display holds a tile and the player a free yield space of its colour. */
function isFitting(game: RajasGame, state: RajasState, seat: Seat, { index, colour }: YieldTile): boolean {
  if (at(navaratnasOf(state.modules).display, index) === 0) return false;
  return sideOf(game, seat).yields.some((place) => place.colour === colour && isFreePlace(game, state, seat, place.index));
}

/** Tiles of the display that the player may take. */
export function fittingTiles(game: RajasGame, state: RajasState, seat: Seat): number[] {
  return game.yieldTiles.filter((tile) => isFitting(game, state, seat, tile)).map(({ index }) => index);
}

export function hasFittingTile(game: RajasGame, state: RajasState, seat: Seat): boolean {
  return game.yieldTiles.some((tile) => isFitting(game, state, seat, tile));
}
