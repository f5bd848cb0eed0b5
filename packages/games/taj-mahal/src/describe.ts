import { defined, remembered, type Seat } from '@durbar/engine';
import type { BonusEffect, Edition, SpecialEffect } from './edition.ts';
import type { TajMahalGame } from './game.ts';
import { at } from './numbers.ts';
import { COLOURS, type ColourName, SYMBOLS, type SymbolName, TOKENS, type TokenName } from './words.ts';

export interface CardDescription {
  readonly type: 'colour' | 'white' | 'special';
  /** Undefined for white and special cards. */
  readonly colour: ColourName | undefined;
  readonly symbols: readonly SymbolName[];
  /** Copies in the deck. */
  readonly copies: number;
  /** Its notation. */
  readonly text: string;
  /** Special cards only. */
  readonly effect?: SpecialEffect;
  /** Special cards only: the token whose pair earns it. */
  readonly token?: TokenName;
}

export interface CityDescription {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly fortress: boolean;
  readonly province: number;
  /** The cities connected to it by a road. */
  readonly neighbours: readonly number[];
}

/** One set-up as plain data. Lists are indexed by the numbers used in state, view, facts and choices. */
export interface TajMahalDescription {
  readonly players: number;
  readonly colours: readonly string[];
  /** NONE when chance chooses. */
  readonly startSeat: Seat;
  /** Provinces, tiles, numbers and points, copied from the edition. */
  readonly edition: Edition;
  readonly provenance: Readonly<Record<string, string>>;
  readonly cards: readonly CardDescription[];
  /** The special card of each token. */
  readonly specialCards: readonly number[];
  readonly displaySize: number;
  readonly cities: readonly CityDescription[];
  /** The cities of each province. */
  readonly citiesOf: readonly (readonly number[])[];
  readonly bonusTiles: readonly { readonly effect: BonusEffect; readonly copies: number; readonly isTajMahal: boolean }[];
}

export const describe: (game: TajMahalGame) => TajMahalDescription = remembered((game: TajMahalGame) => {
  const { players, colours, startSeat, edition, displaySize } = game;
  return {
    players,
    colours,
    startSeat,
    edition,
    provenance: edition.provenance,
    displaySize,
    cards: game.cards.map((_, card) => cardDescription(game, card)),
    specialCards: TOKENS.map((_, token) => game.firstSpecial + token),
    cities: edition.cities.map(({ id, name, x, y, fortress }, city) => ({
      id,
      name,
      x,
      y,
      fortress,
      province: at(game.provinceOf, city),
      neighbours: defined(game.neighbours[city], 'city'),
    })),
    citiesOf: game.citiesOf,
    bonusTiles: game.bonusTiles.map(({ effect }, tile) => ({
      effect,
      copies: at(game.bonusCounts, tile),
      isTajMahal: tile === game.bonusTiles.length - 1,
    })),
  };
});

function cardDescription({ cards, deck, firstSpecial }: TajMahalGame, number: number): CardDescription {
  const { type, colour, symbols, text, effect } = defined(cards[number], 'card');
  const token = TOKENS[number - firstSpecial];
  return {
    type,
    colour: COLOURS[colour],
    symbols: symbols.map((symbol) => defined(SYMBOLS[symbol], 'symbol')),
    copies: number < firstSpecial ? at(deck, number) : 0,
    text,
    ...(effect && { effect }),
    ...(token && { token }),
  };
}
