import { fail, ok, type Result, type SetUpFault, shape } from '@durbar/engine';
import { ABOUT } from '@durbar/engine/edition';
import { editionFaults } from './edition-checks.ts';
import {
  COLOURS,
  type ColourName,
  GOODS,
  type GoodName,
  PLAYERS,
  SYMBOLS,
  type SymbolName,
  TOKENS,
  type TokenName,
} from './words.ts';

/** A place on the drawn board: x, y. */
type Point = readonly [number, number];

interface ProvinceData {
  readonly id: string;
  readonly name: string;
  /** Names in other languages, by language code. */
  readonly names?: Readonly<Record<string, string>>;
  /** Where to draw the province tile, clear of roads and cities (TAJ-SETUP-19). */
  readonly tileAnchor: Point;
  readonly region: readonly Point[];
}

interface CityData {
  readonly id: string;
  readonly name: string;
  readonly province: string;
  readonly x: number;
  readonly y: number;
  readonly fortress: boolean;
}

interface ProvinceTileData {
  readonly number: number;
  readonly goods: readonly GoodName[];
}

export type BonusEffect =
  | { readonly type: 'points'; readonly points: number }
  | { readonly type: 'cards'; readonly cards: number }
  | { readonly type: 'good'; readonly good: GoodName };

export interface CardData {
  readonly symbols: readonly SymbolName[];
  readonly count: number;
}

export type SpecialEffect =
  | { readonly type: 'symbol'; readonly symbol: SymbolName }
  | { readonly type: 'points'; readonly points: number }
  | { readonly type: 'free-colour' };

/** Component data of one printing or house design: every number in the box. */
export interface Edition {
  readonly title: string;
  /** Which parts were found, derived or designed by us. */
  readonly provenance: Readonly<Record<string, string>>;
  readonly canvas: { readonly width: number; readonly height: number; readonly margin: number };
  readonly court: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly scoreTrack: { readonly spaces: number };
  readonly provinces: readonly ProvinceData[];
  readonly cities: readonly CityData[];
  readonly roads: readonly (readonly [string, string])[];
  readonly provinceTiles: readonly ProvinceTileData[];
  /** The tile whose province is fixed. */
  readonly lastTile: { readonly number: number; readonly province: string };
  readonly bonusTiles: readonly (BonusEffect & { readonly count: number })[];
  readonly tajMahalTile: BonusEffect & { readonly city: string };
  readonly influenceTokens: { readonly perType: number };
  readonly palaces: { readonly perPlayer: number; readonly colours: readonly string[] };
  readonly deck: {
    readonly everyColour: readonly CardData[];
    readonly byColour: Readonly<Record<ColourName, readonly CardData[]>>;
    readonly white: readonly CardData[];
  };
  readonly specialCards: readonly { readonly token: TokenName; readonly effect: SpecialEffect }[];
  readonly numbers: {
    readonly startingHand: number;
    /** Cards on display by number of players. */
    readonly display: Readonly<Record<string, number>>;
    /** Display cards taken at a withdrawal. */
    readonly cardsTaken: number;
    /** Pile cards for a withdrawal without having played. */
    readonly cardsWithoutPlaying: number;
    readonly tokensPerSpecialCard: number;
  };
  readonly points: {
    readonly good: number;
    readonly province: number;
    readonly specialCard: number;
    readonly whiteCard: number;
    readonly longestColourCard: number;
  };
}

const count = shape.integer({ min: 0 });
const positive = shape.integer({ min: 1 });
/** Upper bound for copies or points, so sums stay exact. */
const some = shape.integer({ min: 1, max: 100 });
const few = shape.integer({ min: 0, max: 100 });
const point = shape.array(shape.integer(), { min: 2, max: 2 });
const cards = shape.array(shape.object({ symbols: shape.array(shape.oneOf(SYMBOLS), { min: 1, max: 6 }), count: some }));

/** A tagged object: its `type` names the other keys it must have. */
function tagged(kinds: Readonly<Record<string, Readonly<Record<string, shape.Shape>>>>, common = {}): shape.Shape {
  const type = shape.oneOf(Object.keys(kinds));
  const shapes = Object.entries(kinds).map(([kind, own]) => [kind, shape.object({ type, ...own, ...common })]);
  return shape.tagged('type', Object.fromEntries(shapes));
}

const BONUS = { points: { points: some }, cards: { cards: some }, good: { good: shape.oneOf(GOODS) } };
const SPECIAL = { symbol: { symbol: shape.oneOf(SYMBOLS) }, points: { points: some }, 'free-colour': {} };

const BOARD = {
  canvas: shape.object({ width: positive, height: positive, margin: count }),
  court: shape.object({ x: count, y: count, width: positive, height: positive }),
  scoreTrack: shape.object({ spaces: positive }),
  provinces: shape.array(
    shape.object(
      { id: shape.text(), name: shape.text(), tileAnchor: point, region: shape.array(point, { min: 3 }) },
      { names: shape.record(shape.text()) },
    ),
    { min: 1 },
  ),
  cities: shape.array(
    shape.object({
      id: shape.text(),
      name: shape.text(),
      province: shape.text(),
      x: count,
      y: count,
      fortress: shape.flag(),
    }),
  ),
  roads: shape.array(shape.array(shape.text(), { min: 2, max: 2 })),
};

const COMPONENTS = {
  provinceTiles: shape.array(shape.object({ number: positive, goods: shape.array(shape.oneOf(GOODS), { min: 1 }) })),
  lastTile: shape.object({ number: positive, province: shape.text() }),
  bonusTiles: shape.array(tagged(BONUS, { count: some })),
  tajMahalTile: tagged(BONUS, { city: shape.text() }),
  influenceTokens: shape.object({ perType: some }),
  palaces: shape.object({ perPlayer: positive, colours: shape.array(shape.text()) }),
  deck: shape.object({
    everyColour: cards,
    byColour: shape.object(Object.fromEntries(COLOURS.map((colour) => [colour, cards]))),
    white: cards,
  }),
  specialCards: shape.array(shape.object({ token: shape.oneOf(TOKENS), effect: tagged(SPECIAL) })),
};

export const EDITION: shape.Shape = shape.object(
  {
    title: shape.text(),
    provenance: shape.record(shape.oneOf(['found', 'derived', 'house'])),
    ...BOARD,
    ...COMPONENTS,
    numbers: shape.object({
      startingHand: some,
      // TAJ-DRAW-03: every combination is a separate choice, so both numbers must be small.
      display: shape.object(Object.fromEntries(playerCounts().map((players) => [players, shape.integer({ min: 0, max: 16 })]))),
      cardsTaken: shape.integer({ min: 1, max: 4 }),
      cardsWithoutPlaying: few,
      tokensPerSpecialCard: some,
    }),
    points: shape.object({ good: few, province: few, specialCard: few, whiteCard: few, longestColourCard: few }),
  },
  { about: ABOUT },
);

function playerCounts(): number[] {
  return Array.from({ length: PLAYERS.max - PLAYERS.min + 1 }, (_, index) => PLAYERS.min + index);
}

/** An edition, or all its faults with their paths. */
export function parseEdition(input: unknown): Result<Edition, readonly SetUpFault[]> {
  const misshapen = EDITION(input, '');
  if (misshapen.length > 0) return fail(misshapen);
  const edition = input as Edition;
  const faults = editionFaults(edition);
  return faults.length > 0 ? fail(faults) : ok(edition);
}
