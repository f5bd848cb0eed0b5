import { remembered } from '@durbar/engine';
import { type RajasDescription, rajas } from '@durbar/rajas';
import { counterOf } from '@durbar/rajas/reading';
import { BUILDINGS, COLOURS, FACES, GOODS, NONE } from '@durbar/rajas/vocabulary';
import type { GameOf, StateOf } from '../../features.ts';

export type Game = GameOf<typeof rajas>;
export type State = StateOf<typeof rajas>;

/** Which markets a sale takes: those of one good by its number, those of any good, or one of each. */
export const ONE_OF_EACH = -2;

export interface GainNumbers {
  readonly kind: string;
  readonly amount: number;
  /** 0: as many as the paid die shows. */
  readonly max: number;
  /** A good, `NONE` or `ONE_OF_EACH`. */
  readonly goods: number;
  readonly counter: ((state: State, seat: number) => number) | undefined;
  readonly every: number;
}

export interface TileNumbers {
  readonly colour: number;
  readonly price: number;
  readonly buildings: readonly number[];
  readonly markets: readonly { readonly good: number; readonly value: number }[];
  /** The sum of its markets. */
  readonly marketValue: number;
}

/** A set-up precomputed for feature extraction. */
export interface Tables {
  /** For the questions that the rules answer. */
  readonly game: Game;
  readonly players: number;
  readonly meet: number;
  readonly moneyPerFame: number;
  readonly fameWorker: number;
  readonly moneyWorker: number;
  readonly mostKarma: number;
  readonly cells: number;
  readonly tiles: readonly TileNumbers[];
  readonly gains: readonly GainNumbers[];
  /** By space. */
  readonly effects: readonly (readonly GainNumbers[])[];
  /** By seat and place. */
  readonly yields: readonly (readonly GainNumbers[])[];
  readonly lastSpace: number;
  readonly bridge: number;
  readonly printed: readonly (GainNumbers | undefined)[];
  readonly riverTiles: readonly GainNumbers[];
  /** The highest die the harbour accepts. */
  readonly highestFare: number;
}

export const tablesOf: (game: Game) => Tables = remembered((game: Game) => {
  const description = rajas.describe(game);
  const { edition, river } = description;
  const gain = (data: GainData): GainNumbers => gainNumbers(game, data);
  return {
    game,
    players: description.players,
    meet: edition.tracks.meet,
    moneyPerFame: edition.tracks.moneyPerFame,
    fameWorker: edition.tracks.fame.worker,
    moneyWorker: edition.tracks.money.worker,
    mostKarma: edition.limits.karma,
    cells: description.cells.length,
    tiles: description.tiles.map(tileNumbers),
    gains: description.gains.map(gain),
    effects: description.spaces.map(({ effects }) => effects.map(gain)),
    yields: description.sides.map(({ yields }) => yields.map((place) => gain(place.gain))),
    lastSpace: river.last,
    bridge: river.bridgeAfter + 1,
    printed: river.printed.map((data) => data && gain(data)),
    riverTiles: description.riverTiles.map((tile) => gain(tile.gain)),
    highestFare: highestFare(description),
  };
});

type GainData = RajasDescription['gains'][number];

function gainNumbers(game: Game, { kind, amount = 0, max, goods, per, every = 1 }: GainData): GainNumbers {
  return {
    kind,
    amount,
    max: typeof max === 'number' ? max : 0,
    goods: goods === 'different' ? ONE_OF_EACH : (GOODS as readonly unknown[]).indexOf(goods),
    counter: per === undefined ? undefined : counterOf(game, per),
    every,
  };
}

function tileNumbers({ colour, price, buildings, markets }: RajasDescription['tiles'][number]): TileNumbers {
  return {
    colour: colour === undefined ? NONE : COLOURS.indexOf(colour),
    price,
    buildings: buildings.map((building) => BUILDINGS.indexOf(building)),
    markets: markets.map(({ good, value }) => ({ good: GOODS.indexOf(good), value })),
    marketValue: markets.reduce((sum, { value }) => sum + value, 0),
  };
}

function highestFare({ spaces }: RajasDescription): number {
  const fares = spaces.filter(({ effects }) => effects.some(({ kind, max }) => kind === 'sail' && max === 'die'));
  return Math.max(0, ...fares.flatMap(({ cost }) => cost.die?.values ?? [FACES]));
}
