import { defined, type Seat } from '@durbar/engine';
import { type ChoiceTables, choiceTables } from './choices.ts';
import type { BonusEffect, CardData, Edition, SpecialEffect } from './edition.ts';
import { bonusText, specialText } from './texts.ts';
import {
  COLOUR_LETTERS,
  COLOURS,
  type ColourName,
  GOODS,
  NONE,
  SYMBOL_LETTERS,
  SYMBOLS,
  type SymbolName,
  TOKENS,
} from './words.ts';

/** A kind of card. Equal cards are one kind. */
interface Card {
  readonly type: 'colour' | 'white' | 'special';
  /** Its number in COLOURS; NONE for white and special cards. */
  readonly colour: number;
  /** Its symbols' numbers, in the order of SYMBOLS. */
  readonly symbols: readonly number[];
  /** Special cards only. */
  readonly effect?: SpecialEffect;
  readonly text: string;
}

interface BonusTile {
  readonly effect: BonusEffect;
  /** The good's number; NONE without a good. */
  readonly good: number;
  readonly text: string;
}

/** What is fixed for one whole game: the set-up and the edition, compiled. */
export interface TajMahalGame {
  readonly players: number;
  /** The palace colour of each seat. */
  readonly colours: readonly string[];
  /** The seat that begins; NONE when chance chooses it. */
  readonly startSeat: Seat;
  readonly edition: Edition;
  /** Every kind of card: colour cards, then white cards, then the special card of each token. */
  readonly cards: readonly Card[];
  /** The colour of each kind of card. */
  readonly cardColours: readonly number[];
  /** The special card "free colour"; NONE when the edition has none. */
  readonly freeColour: number;
  /** Index of the first white kind; all kinds before it are colour cards. */
  readonly firstWhite: number;
  /** Index of the first special kind; all kinds before it are in the deck. */
  readonly firstSpecial: number;
  /** Copies of each kind in the deck. */
  readonly deck: readonly number[];
  /** Cards on display at the start of a visit. */
  readonly displaySize: number;
  /** The goods on each province tile; tile 0 carries the number 1. */
  readonly tileGoods: readonly (readonly number[])[];
  /** The province of the last tile. */
  readonly lastProvince: number;
  /** Every kind of bonus tile; the Taj Mahal tile comes last. */
  readonly bonusTiles: readonly BonusTile[];
  /** Copies of each kind that chance places on fortresses. */
  readonly bonusCounts: readonly number[];
  /** The city of the Taj Mahal tile. */
  readonly tajMahalCity: number;
  /** The other fortresses. */
  readonly fortresses: readonly number[];
  /** The province of each city. */
  readonly provinceOf: readonly number[];
  /** The cities of each province. */
  readonly citiesOf: readonly (readonly number[])[];
  /** The cities connected to each city by a road. */
  readonly neighbours: readonly (readonly number[])[];
  readonly choices: ChoiceTables;
}

export interface Seating {
  readonly players: number;
  readonly colours: readonly string[];
  readonly startSeat: Seat;
}

export function compile(edition: Edition, seating: Seating): TajMahalGame {
  const cards = compileCards(edition);
  const bonusTiles = [...edition.bonusTiles, edition.tajMahalTile].map(compileBonusTile);
  const firstWhite = cards.findIndex(({ type }) => type !== 'colour');
  const firstSpecial = cards.length - TOKENS.length;
  return {
    ...seating,
    edition,
    cards,
    cardColours: cards.map(({ colour }) => colour),
    freeColour: cards.findIndex(({ effect }) => effect?.type === 'free-colour'),
    firstWhite,
    firstSpecial,
    deck: deckCounts(edition),
    // TAJ-SETUP-14.
    displaySize: defined(edition.numbers.display[seating.players], 'size of the display'),
    tileGoods: edition.provinceTiles.map(({ goods }) => goods.map((good) => GOODS.indexOf(good))),
    lastProvince: edition.provinces.findIndex(({ id }) => id === edition.lastTile.province),
    bonusTiles,
    bonusCounts: [...edition.bonusTiles.map(({ count }) => count), 0],
    ...compileMap(edition),
    choices: choiceTables({ players: seating.players, cards: cards.length, firstWhite, ...sizes(edition, bonusTiles.length) }),
  };
}

function sizes({ cities, provinceTiles }: Edition, bonusTiles: number) {
  return { cities: cities.length, provinceTiles: provinceTiles.length, bonusTiles };
}

function cardsOfColour({ deck }: Edition, colour: ColourName): readonly CardData[] {
  return [...deck.everyColour, ...deck.byColour[colour]];
}

/** TAJ-SPECIAL-17: the deck holds no special card. */
function deckCounts(edition: Edition): number[] {
  const kinds = [...COLOURS.flatMap((colour) => cardsOfColour(edition, colour)), ...edition.deck.white];
  return kinds.map(({ count }) => count);
}

/** TAJ-SETUP-11, TAJ-SETUP-12, TAJ-SPECIAL-01; TAJ-PLAY-08: white and special cards have no colour. */
function compileCards(edition: Edition): Card[] {
  const colourCards = COLOURS.flatMap((name, colour) => cardsOfColour(edition, name).map((data) => deckCard(data, colour)));
  const whiteCards = edition.deck.white.map((data) => deckCard(data, NONE));
  const specialCards = TOKENS.flatMap((token) => edition.specialCards.filter((card) => card.token === token).map(specialCard));
  return [...colourCards, ...whiteCards, ...specialCards];
}

function deckCard(data: CardData, colour: number): Card {
  const symbols = symbolNumbers(data.symbols);
  // White is the last letter, so index NONE maps to it.
  const letter = COLOUR_LETTERS.at(colour);
  const text = `${letter}-${symbols.map((symbol) => SYMBOL_LETTERS[symbol]).join('')}`;
  return { type: colour === NONE ? 'white' : 'colour', colour, symbols, text };
}

/** TAJ-SPECIAL-10, TAJ-SPECIAL-11: an extra symbol is a symbol like any other; the other effects show none. */
function specialCard({ effect }: { readonly effect: SpecialEffect }): Card {
  const symbols = effect.type === 'symbol' ? symbolNumbers([effect.symbol]) : [];
  return { type: 'special', colour: NONE, symbols, effect, text: specialText(effect) };
}

function symbolNumbers(symbols: readonly SymbolName[]): number[] {
  return symbols.map((symbol) => SYMBOLS.indexOf(symbol)).sort((a, b) => a - b);
}

function compileBonusTile(effect: BonusEffect): BonusTile {
  return { effect, good: effect.type === 'good' ? GOODS.indexOf(effect.good) : NONE, text: bonusText(effect) };
}

/** TAJ-SETUP-01, TAJ-SETUP-02. */
function compileMap({ provinces, cities, roads, tajMahalTile }: Edition) {
  const numberOf = (id: string) => cities.findIndex((city) => city.id === id);
  const neighbours: number[][] = cities.map(() => []);
  for (const [from, to] of roads) {
    defined(neighbours[numberOf(from)], 'city').push(numberOf(to));
    defined(neighbours[numberOf(to)], 'city').push(numberOf(from));
  }
  const tajMahalCity = numberOf(tajMahalTile.city);
  const numbers = [...cities.keys()];
  return {
    neighbours,
    tajMahalCity,
    fortresses: numbers.filter((city) => city !== tajMahalCity && defined(cities[city], 'city').fortress),
    provinceOf: cities.map(({ province }) => provinces.findIndex(({ id }) => id === province)),
    citiesOf: provinces.map(({ id }) => numbers.filter((city) => defined(cities[city], 'city').province === id)),
  };
}
