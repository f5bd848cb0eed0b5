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
  /** For playing it; only a special card has any. */
  readonly points: number;
}

/** What a bonus tile gives: points, cards from the pile or a good. */
interface Bonus {
  readonly points: number;
  readonly cards: number;
  /** NONE without a good. */
  readonly good: number;
}

/** A set-up precomputed for feature extraction. */
export interface Tables {
  readonly players: number;
  readonly visits: number;
  readonly cards: readonly CardNumbers[];
  /** The goods on each province tile. */
  readonly tileGoods: readonly (readonly number[])[];
  /** By province tile: how often later tiles show one of its goods. */
  readonly goodsAfter: readonly number[];
  /** By kind of bonus tile. */
  readonly bonuses: readonly Bonus[];
  /** By city. */
  readonly provinceOf: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  readonly citiesOf: readonly (readonly number[])[];
  /** By city; see `connections`. */
  readonly masks: Int32Array;
}

export const tablesOf: (game: Game) => Tables = remembered((game: Game) => {
  const { players, edition, cards, cities, citiesOf, bonusTiles } = tajMahal.describe(game);
  const tileGoods = edition.provinceTiles.map(({ goods }) => goods.map((good) => GOODS.indexOf(good)));
  return {
    players,
    visits: edition.provinceTiles.length,
    cards: cards.map(cardNumbers),
    tileGoods,
    goodsAfter: tileGoods.map(
      (goods, tile) =>
        tileGoods
          .slice(tile + 1)
          .flat()
          .filter((good) => goods.includes(good)).length,
    ),
    bonuses: bonusTiles.map(({ effect }) => bonusOf(effect)),
    provinceOf: cities.map(({ province }) => province),
    neighbours: cities.map(({ neighbours }) => neighbours),
    citiesOf,
    masks: new Int32Array(cities.length),
  };
});

function cardNumbers({ colour, symbols, effect }: TajMahalDescription['cards'][number]): CardNumbers {
  return {
    colour: colour === undefined ? NONE : COLOURS.indexOf(colour),
    symbols: symbols.map((symbol) => SYMBOLS.indexOf(symbol)),
    points: effect?.type === 'points' ? effect.points : 0,
  };
}

function bonusOf(effect: TajMahalDescription['bonusTiles'][number]['effect']): Bonus {
  return {
    points: effect.type === 'points' ? effect.points : 0,
    cards: effect.type === 'cards' ? effect.cards : 0,
    good: effect.type === 'good' ? GOODS.indexOf(effect.good) : NONE,
  };
}
