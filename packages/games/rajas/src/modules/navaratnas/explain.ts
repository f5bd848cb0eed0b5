import type { Seat } from '@durbar/engine';
import type { RajasGame } from '../../game.ts';
import { at } from '../../numbers.ts';
import { sideOf } from '../../rules/boards.ts';
import type { RajasState } from '../../state.ts';
import { NONE } from '../../words.ts';
import type { Explain } from '../module.ts';
import { isFreePlace, navaratnasOf, placesFor } from './tiles.ts';

/** Yield tiles on display and the player's yield spaces. */
export function navaratnasThings(game: RajasGame, _state: RajasState, seat: Seat): string[] {
  const places = sideOf(game, seat).yields;
  return [...game.yieldTiles.map(({ id }) => `yield-tile:${id}`), ...places.map(({ id }) => `yield-space:${id}`)];
}

export const explainNavaratnas: Explain = (game, state, frame, seat, thing) => {
  const [kind, id = ''] = thing.split(':');
  if (kind === 'yield-tile') return explainTile(game, state, frame, seat, id);
  if (kind === 'yield-space') return explainSpace(game, state, frame, seat, id);
  return undefined;
};

const explainTile: Explain = (game, state, frame, seat, id) => {
  const tile = game.yieldTiles.findIndex((one) => one.id === id);
  if (tile === NONE) return undefined;
  if (at(navaratnasOf(state.modules).display, tile) === 0) return { code: 'not-in-the-display', rule: 'RAJ-NAV-16' };
  if (placesFor(game, state, seat, tile).length === 0) return { code: 'no-free-yield-space', rule: 'RAJ-NAV-13' };
  const asked = frame?.kind === 'navaratnas/choose' && frame.seat === seat;
  return asked ? undefined : { code: 'no-yield-tile-now', rule: 'RAJ-NAV-11' };
};

const explainSpace: Explain = (game, state, frame, seat, id) => {
  const place = sideOf(game, seat).yields.find((one) => one.id === id);
  if (!place) return undefined;
  if (!isFreePlace(game, state, seat, place.index)) return { code: 'yield-space-not-free', rule: 'RAJ-NAV-12' };
  if (frame?.kind !== 'navaratnas/lay' || frame.seat !== seat) return { code: 'no-yield-tile-now', rule: 'RAJ-NAV-11' };
  const fits = game.yieldTiles[frame.tile]?.colour === place.colour;
  return fits ? undefined : { code: 'other-colour', rule: 'RAJ-NAV-13' };
};
