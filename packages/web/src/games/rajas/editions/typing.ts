import type { TileFace } from '../pieces/faces.ts';

type Building = TileFace['buildings'][number];
type Market = TileFace['markets'][number];
/** What stands in one of the two places of a tile. */
export type Feature = Building | Market;

/** What a tile says, as an edition keeps it; its colour and back are on every tile of a stack. */
export interface PrintedTile extends Pick<TileFace, 'price' | 'road' | 'buildings' | 'markets'> {
  readonly colour?: TileFace['colour'];
  readonly back?: string;
}

/** A tile while its owner types: what the next key belongs to. */
export interface Typing {
  readonly tile: PrintedTile;
  /** The digits of the price so far; typing begins a new one. */
  readonly digits: string;
  /** How many places were typed; the first letter begins again. */
  readonly places: number;
  /** A market was just typed, so the next digit is its value. */
  readonly isValue: boolean;
}

export const ROAD_KEYS: Readonly<Record<string, TileFace['road']>> = { i: 'straight', l: 'bend', y: 'fork', x: 'cross' };
export const BUILDING_KEYS: Readonly<Record<string, Building>> = { t: 'temple', p: 'palace', f: 'fort', m: 'mill' };
export const MARKET_KEYS: Readonly<Record<string, Market['good']>> = { s: 'silk', e: 'tea', c: 'spice' };
export const COLOUR_KEYS: Readonly<Record<string, NonNullable<TileFace['colour']>>> = {
  b: 'blue',
  g: 'green',
  o: 'orange',
  u: 'purple',
};
export const BACK_KEYS: Readonly<Record<string, string>> = { n: 'snake', w: 'cow', r: 'tiger' };
export const EMPTY_KEY = '0';
const MOST_DIGITS = 2;

export function begunTyping(tile: PrintedTile): Typing {
  return { tile, digits: '', places: 0, isValue: false };
}

/** The tile after one more key; undefined if the key means nothing. */
export function typedKey(typing: Typing, key: string): Typing | undefined {
  const { tile, places } = typing;
  const road = ROAD_KEYS[key];
  if (road) return { ...typing, tile: { ...tile, road }, digits: '', isValue: false };
  const colour = COLOUR_KEYS[key];
  if (colour) return { ...typing, tile: { ...tile, colour }, digits: '', isValue: false };
  const back = BACK_KEYS[key];
  if (back) return { ...typing, tile: { ...tile, back }, digits: '', isValue: false };
  const building = BUILDING_KEYS[key];
  if (building) return placed(typing, building);
  const good = MARKET_KEYS[key];
  if (good) return { ...placed(typing, { good, value: 0 }), isValue: true };
  if (!/^\d$/.test(key)) return undefined;
  if (typing.isValue) return valued(typing, Number(key));
  if (key === EMPTY_KEY && typing.digits === '')
    return { ...typing, tile: withFeatures(tile, featuresOf(tile).slice(0, places)), places };
  const digits = typing.digits.length < MOST_DIGITS ? typing.digits + key : key;
  return { ...typing, tile: { ...tile, price: Number(digits) }, digits };
}

/** The first letter clears both places, the second fills the second. */
function placed(typing: Typing, feature: Feature): Typing {
  const places = typing.places === 1 ? 1 : 0;
  const tile = withFeatures(typing.tile, [...featuresOf(typing.tile).slice(0, places), feature]);
  return { tile, digits: '', places: places + 1, isValue: false };
}

function valued(typing: Typing, value: number): Typing {
  const place = typing.tile.markets.findLastIndex((market) => market.value === 0);
  const markets = typing.tile.markets.map((market, index) => (index === place ? { ...market, value } : market));
  return { ...typing, tile: { ...typing.tile, markets }, digits: '', isValue: false };
}

/** The places as the tile draws them: buildings first. */
export function featuresOf({ buildings, markets }: PrintedTile): readonly Feature[] {
  return [...buildings, ...markets];
}

export function withFeatures(tile: PrintedTile, features: readonly Feature[]): PrintedTile {
  return {
    ...tile,
    buildings: features.filter((feature) => typeof feature === 'string'),
    markets: features.filter((feature) => typeof feature !== 'string'),
  };
}
