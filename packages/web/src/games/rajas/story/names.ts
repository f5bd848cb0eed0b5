import type { Seat } from '@durbar/engine';
import type { RajasDescription } from '@durbar/rajas';
import { COLOURS, type ColourName } from '@durbar/rajas/vocabulary';
import type { PlayerColour } from '../../../art/players.ts';
import type { Face, PlaceName } from '../../../story/beat.ts';

/** Names of faces and places shared by the story and the drawings of the table. */
export const workerFace = (seat: Seat): Face => `worker ${seat}`;
export const markerFace = (seat: Seat): Face => `marker ${seat}`;
export const bonusMarkerFace = (seat: Seat): Face => `bonus marker ${seat}`;
export const boatFace = (seat: Seat): Face => `boat ${seat}`;
/** A die with its number: "O4". */
export const dieFace = (die: string): Face => `die ${die}`;
/** A die in the supply shows no number. */
export const stoneFace = (colour: ColourName): Face => `die ${colour}`;
export const tileFace = (id: string): Face => `tile ${id}`;
export const riverTileFace = (id: string): Face => `river tile ${id}`;
export const yieldTileFace = (id: string): Face => `yield tile ${id}`;
export const TILE_BACK: Face = 'tile back';
export const YIELD_BACK: Face = 'yield back';
export const ELEPHANT: Face = 'elephant';
export const CLAIM: Face = 'claim';
export const PETAL: Face = 'karma';
export const COIN: Face = 'coin';
export const CROWN: Face = 'crown';
/** A yield whose place a road has reached, and one that has been received. */
export const REACHED: Face = 'reached';
export const RECEIVED: Face = 'received';

export const spacePlace = (id: string): PlaceName => `space:${id}`;
export const stackPlace = (stack: number): PlaceName => `stack:${stack}`;
export const supplyPlace = (colour: ColourName): PlaceName => `supply:${colour}`;
export const kaliPlace = (seat: Seat): PlaceName => `kali:${seat}`;
export const trayPlace = (seat: Seat): PlaceName => `tray:${seat}`;
export const karmaPlace = (seat: Seat): PlaceName => `karma:${seat}`;
export const startPlace = (seat: Seat): PlaceName => `start:${seat}`;
export const seatPlace = (seat: Seat): PlaceName => `seat:${seat}`;
export const riverPlace = (index: number): PlaceName => `river:${index}`;
export const cellPlace = (seat: Seat, at: string): PlaceName => `cell:${seat}:${at}`;
export const underPlace = (seat: Seat, at: string): PlaceName => `under:${seat}:${at}`;
export const yieldPlace = (seat: Seat, id: string): PlaceName => `yield:${seat}:${id}`;
export const gaugePlace = (seat: Seat, track: 'fame' | 'money'): PlaceName => `gauge:${seat}:${track}`;
export const trackPlace = (track: 'fame' | 'money', space: number): PlaceName => `${track}:${space}`;
export const scrollPlace = (building: string, level: number): PlaceName => `scroll:${building}:${level}`;
export const waitPlace = (place: 'fame' | 'money' | 'bridge', seat: Seat): PlaceName => `wait:${place}:${seat}`;
export const YIELD_PILE: PlaceName = 'yield-pile';
export const YIELD_ASIDE: PlaceName = 'yield-aside';

export function colourName(colour: number): ColourName {
  return COLOURS[colour] ?? 'blue';
}

/** Player pieces have their seat as a suffix. */
export function seatOf(face: Face): Seat {
  return Number(face.split(' ').at(-1));
}

/** Beyond the last space a marker stays there and only its number increases (RAJ-TRACK-15). */
export function markerPlace({ edition }: RajasDescription, track: 'fame' | 'money', value: number): PlaceName {
  return trackPlace(track, Math.min(value, edition.tracks[track].spaces));
}

/** Drawings identify players by colour. */
export function seatWearing(
  { players }: { readonly players: readonly { readonly colour: PlayerColour }[] },
  worn: PlayerColour,
): Seat {
  return players.findIndex(({ colour }) => colour === worn);
}
