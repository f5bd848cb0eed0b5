import { remembered } from '@durbar/engine';
import { type TajMahalDescription, tajMahal } from '@durbar/taj-mahal';
import { COLOURS, GOODS, NONE, SYMBOLS } from '@durbar/taj-mahal/vocabulary';
import type { GameOf, StateOf } from '../../features.ts';

type Game = GameOf<typeof tajMahal>;
export type State = StateOf<typeof tajMahal>;

export interface CardNumbers {
  /** NONE for white and special cards. */
  readonly colour: number;
  readonly symbols: readonly number[];
}

/** A set-up precomputed for feature extraction. */
export interface Tables {
  readonly players: number;
  readonly visits: number;
  readonly cards: readonly CardNumbers[];
  /** The goods on each province tile. */
  readonly tileGoods: readonly (readonly number[])[];
  /** By city. */
  readonly provinceOf: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  readonly citiesOf: readonly (readonly number[])[];
  /** By city; see `connections`. */
  readonly masks: Int32Array;
}

export const tablesOf: (game: Game) => Tables = remembered((game: Game) => {
  const { players, edition, cards, cities, citiesOf } = tajMahal.describe(game);
  return {
    players,
    visits: edition.provinceTiles.length,
    cards: cards.map(cardNumbers),
    tileGoods: edition.provinceTiles.map(({ goods }) => goods.map((good) => GOODS.indexOf(good))),
    provinceOf: cities.map(({ province }) => province),
    neighbours: cities.map(({ neighbours }) => neighbours),
    citiesOf,
    masks: new Int32Array(cities.length),
  };
});

function cardNumbers({ colour, symbols }: TajMahalDescription['cards'][number]): CardNumbers {
  return {
    colour: colour === undefined ? NONE : COLOURS.indexOf(colour),
    symbols: symbols.map((symbol) => SYMBOLS.indexOf(symbol)),
  };
}
