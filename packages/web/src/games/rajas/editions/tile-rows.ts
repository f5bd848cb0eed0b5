import type { Option, Row, RowWords } from '../../../editions/rows.ts';
import {
  BACK_KEYS,
  BUILDING_KEYS,
  COLOUR_KEYS,
  EMPTY_KEY,
  type Feature,
  featuresOf,
  MARKET_KEYS,
  type PrintedTile,
  ROAD_KEYS,
  withFeatures,
} from './typing.ts';

/** What a tile's rows are called. */
export interface TileTexts {
  readonly price: string;
  readonly priceLine: string;
  readonly first: string;
  readonly firstLine: string;
  readonly second: string;
  readonly secondLine: string;
  readonly worthLine: string;
  readonly empty: string;
}

type Keys = Readonly<Record<string, string>>;
const FEATURE_KEYS: Keys = { ...BUILDING_KEYS, ...MARKET_KEYS };
const GOODS = Object.values(MARKET_KEYS);

/** The rows of a province tile: price, road, stack, its two places, and what its markets pay. */
export function tileRows(tile: PrintedTile, t: TileTexts, words: RowWords): readonly Row[] {
  const choice = (key: 'road' | 'colour' | 'back', keys: Keys): Row => ({
    path: [key],
    title: words.titleOf([key]),
    value: tile[key],
    options: optionsOf(key, keys, words),
    isOptional: false,
    put: (entry, value) => ({ ...(entry as PrintedTile), [key]: value }),
  });
  return [
    {
      path: ['price'],
      title: t.price,
      hint: t.priceLine,
      value: tile.price,
      digits: 2,
      isOptional: false,
      put: (entry, price) => ({ ...(entry as PrintedTile), price }),
    },
    choice('road', ROAD_KEYS),
    choice('colour', COLOUR_KEYS),
    choice('back', BACK_KEYS),
    placeRow(tile, 0, { title: t.first, hint: t.firstLine, empty: t.empty }, words),
    placeRow(tile, 1, { title: t.second, hint: t.secondLine, empty: t.empty }, words),
    ...tile.markets.map((market, index) => worthRow(market, index, t, words)),
  ];
}

interface PlaceTexts {
  readonly title: string;
  readonly hint: string;
  readonly empty: string;
}

function placeRow(tile: PrintedTile, at: number, { title, hint, empty }: PlaceTexts, words: RowWords): Row {
  const feature = featuresOf(tile)[at];
  const none: Option = { value: undefined, name: empty, letter: EMPTY_KEY };
  return {
    path: [at === 0 ? 'first' : 'second'],
    title,
    hint,
    value: typeof feature === 'string' ? feature : feature?.good,
    options: [...optionsOf('places', FEATURE_KEYS, words), none],
    isOptional: true,
    put: (entry, name) => withFeatureAt(entry as PrintedTile, at, name),
  };
}

function withFeatureAt(tile: PrintedTile, at: number, name: unknown): PrintedTile {
  const others = featuresOf(tile).filter((_, place) => place !== at);
  const feature = featureNamed(name);
  return withFeatures(tile, feature === undefined ? others : others.toSpliced(at, 0, feature));
}

/** A market begins with the smallest value. */
function featureNamed(name: unknown): Feature | undefined {
  const good = GOODS.find((one) => one === name);
  return good ? { good, value: 1 } : Object.values(BUILDING_KEYS).find((one) => one === name);
}

function worthRow({ good, value }: PrintedTile['markets'][number], index: number, t: TileTexts, words: RowWords): Row {
  return {
    path: ['markets', index, 'value'],
    title: words.nameOf('good', good),
    hint: t.worthLine,
    value,
    digits: 2,
    isOptional: false,
    put: (entry, worth) => {
      const tile = entry as PrintedTile;
      const markets = tile.markets.map((market, place) => (place === index ? { ...market, value: Number(worth) || 0 } : market));
      return { ...tile, markets };
    },
  };
}

function optionsOf(key: string, keys: Keys, { nameOf }: RowWords): readonly Option[] {
  return Object.entries(keys).map(([letter, value]) => ({ value, name: nameOf(key, value), letter }));
}
