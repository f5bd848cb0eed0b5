import { defined, exhaustive, type Seat } from '@durbar/engine';
import type { TajMahalGame } from './game.ts';

/** Cards, cities and tiles are indices into the game's tables. */
export type TajMahalChoice =
  | { readonly type: 'tile'; readonly tile: number }
  | { readonly type: 'bonus'; readonly tile: number }
  | { readonly type: 'start'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly card: number }
  | PlayChoice
  | { readonly type: 'withdraw' }
  | { readonly type: 'palace'; readonly city: number }
  | { readonly type: 'crown'; readonly city: number }
  | { readonly type: 'take'; readonly cards: readonly number[] };

/** One colour card, perhaps with one white or special card (TAJ-PLAY-07, TAJ-PLAY-15: one command). */
export interface PlayChoice {
  readonly type: 'play';
  readonly card: number;
  readonly companion?: number;
}

/** Interned per game. */
export interface ChoiceTables {
  readonly tile: readonly TajMahalChoice[];
  readonly bonus: readonly TajMahalChoice[];
  readonly start: readonly TajMahalChoice[];
  readonly draw: readonly TajMahalChoice[];
  readonly play: readonly TajMahalChoice[];
  /** By colour card and companion; both are card numbers. */
  readonly playWith: readonly (readonly TajMahalChoice[])[];
  readonly withdraw: TajMahalChoice;
  readonly palace: readonly TajMahalChoice[];
  readonly crown: readonly TajMahalChoice[];
}

export interface TableSizes {
  readonly players: number;
  readonly cards: number;
  readonly firstWhite: number;
  readonly cities: number;
  readonly provinceTiles: number;
  readonly bonusTiles: number;
}

export function choiceTables(sizes: TableSizes): ChoiceTables {
  const cards = [...Array(sizes.cards).keys()];
  const colourCards = cards.slice(0, sizes.firstWhite);
  const cities = [...Array(sizes.cities).keys()];
  return {
    tile: [...Array(sizes.provinceTiles).keys()].map((tile) => ({ type: 'tile', tile })),
    bonus: [...Array(sizes.bonusTiles).keys()].map((tile) => ({ type: 'bonus', tile })),
    start: [...Array(sizes.players).keys()].map((seat) => ({ type: 'start', seat })),
    draw: cards.map((card) => ({ type: 'draw', card })),
    play: colourCards.map((card) => ({ type: 'play', card })),
    playWith: colourCards.map((card) => cards.map((companion) => ({ type: 'play', card, companion }))),
    withdraw: { type: 'withdraw' },
    palace: cities.map((city) => ({ type: 'palace', city })),
    crown: cities.map((city) => ({ type: 'crown', city })),
  };
}

/** The interned choice at a place that must exist. */
export function choiceAt(choices: readonly TajMahalChoice[] | undefined, index: number): TajMahalChoice {
  return defined(choices?.[index], 'choice');
}

export function formatChoice(game: TajMahalGame, choice: TajMahalChoice): string {
  switch (choice.type) {
    case 'tile':
      return `tile ${defined(game.edition.provinceTiles[choice.tile], 'province tile').number}`;
    case 'bonus':
      return `bonus ${defined(game.bonusTiles[choice.tile], 'bonus tile').text}`;
    case 'start':
      return `start ${choice.seat + 1}`;
    case 'draw':
      return `draw ${cardText(game, choice.card)}`;
    case 'play':
      return formatPlay(game, choice);
    case 'withdraw':
      return 'withdraw';
    case 'palace':
    case 'crown':
      return `${choice.type} ${cityName(game, choice.city)}`;
    case 'take':
      return ['take', ...choice.cards.map((card) => cardText(game, card))].join(' ');
    default:
      return exhaustive(choice);
  }
}

function formatPlay(game: TajMahalGame, { card, companion }: PlayChoice): string {
  const play = `play ${cardText(game, card)}`;
  return companion === undefined ? play : `${play} +${cardText(game, companion)}`;
}

export function cardText(game: TajMahalGame, card: number): string {
  return defined(game.cards[card], 'card').text;
}

export function cityName({ edition }: TajMahalGame, city: number): string {
  return defined(edition.cities[city], 'city').name;
}
