import { defined, mustRules, type Position, type Seat } from '@durbar/engine';
import { tajMahal } from '../definition.ts';
import type { Edition } from '../edition.ts';
import type { TajMahalFrame } from '../frames.ts';
import type { TajMahalGame } from '../game.ts';
import { add, at, changed, countsOf, insertSorted } from '../numbers.ts';
import { deckHand, initialState, listAt, REMOVED, type TajMahalState } from '../state.ts';
import { GOODS, NONE, REASONS, SYMBOL_LETTERS, SYMBOLS, TOKENS } from '../words.ts';
import { type Table, tableAt } from './table.ts';

/** A game position. Cards are in notation ("R-VE W-E free-colour"), lists are by seat. */
export interface Scene {
  readonly players?: number;
  readonly edition?: Edition;
  readonly visit?: number;
  /** The id of the province visited. */
  readonly province?: string;
  readonly startSeat?: Seat;
  /** Whose turn it is; the start player's when absent. */
  readonly turn?: Seat;
  readonly hands?: readonly string[];
  /** Cards of these hands that everyone saw being taken. */
  readonly taken?: readonly string[];
  readonly played?: readonly string[];
  /** Who has withdrawn. */
  readonly out?: readonly Seat[];
  /** Absent: as many cards as the rules say. */
  readonly display?: string;
  readonly pile?: string;
  readonly discards?: string;
  /** Where unnamed cards go. */
  readonly rest?: 'pile' | 'discards' | Seat;
  /** What is left at the court, as letters: "VGMPKE". */
  readonly court?: string;
  /** Tokens held, as letters. */
  readonly tokens?: readonly string[];
  /** Goods bonus tiles kept: "tea tea rice". */
  readonly goods?: readonly string[];
  /** The winner of each province tile, by its number. */
  readonly tiles?: Readonly<Record<number, Seat>>;
  /** Owners by city name. */
  readonly palaces?: Readonly<Record<string, Seat>>;
  readonly crownPalaces?: Readonly<Record<string, Seat>>;
  /** Bonus tiles by city name; "" for none. */
  readonly bonus?: Readonly<Record<string, string>>;
  readonly scores?: readonly number[];
}

export function scenario(scene: Scene = {}): Table {
  const { players = 4, edition, startSeat = 0 } = scene;
  const rules = mustRules(tajMahal, { players, ...(edition ? { editionData: edition } : {}) });
  const { game } = rules;
  const state = { ...initialState(game), startSeat, visit: scene.visit ?? 1 };
  layTiles(game, state, scene);
  dealCards(game, state, scene);
  setCourt(game, state, scene);
  setPossessions(game, state, scene);
  for (const seat of game.colours.keys()) state.isIn[seat] = scene.out?.includes(seat) ? 0 : 1;
  const position: Position<TajMahalState, TajMahalFrame> = {
    state,
    agenda: [{ kind: 'take-turn', seat: scene.turn ?? startSeat }],
  };
  return tableAt(rules, position);
}

function cardNumber(game: TajMahalGame, text: string): number {
  const card = game.cards.findIndex((candidate) => candidate.text === text);
  if (card === NONE) throw new Error(`there is no card ${text}`);
  return card;
}

export function cityNumber(game: TajMahalGame, name: string): number {
  const city = game.edition.cities.findIndex((candidate) => candidate.name === name);
  if (city === NONE) throw new Error(`there is no city ${name}`);
  return city;
}

function provinceNumber(game: TajMahalGame, id: string): number {
  return game.edition.provinces.findIndex((province) => province.id === id);
}

function words(text = ''): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** Tiles are in list order; the visited province is swapped with the one that would be next. */
function layTiles(game: TajMahalGame, state: TajMahalState, { province, bonus = {} }: Scene): void {
  const provinces = [...game.citiesOf.keys()].filter((candidate) => candidate !== game.lastProvince);
  state.tileProvinces = [...provinces, game.lastProvince];
  if (province !== undefined) {
    const wanted = provinceNumber(game, province);
    const due = at(state.tileProvinces, state.visit - 1);
    state.tileProvinces = changed(
      changed(state.tileProvinces, state.tileProvinces.indexOf(wanted), due),
      state.visit - 1,
      wanted,
    );
  }
  const tiles = game.bonusCounts.flatMap((count, tile) => Array<number>(count).fill(tile));
  for (const [index, city] of game.fortresses.entries()) state.bonusTiles[city] = at(tiles, index);
  for (const [name, text] of Object.entries(bonus))
    state.bonusTiles[cityNumber(game, name)] = game.bonusTiles.findIndex((tile) => tile.text === text);
}

function dealCards(game: TajMahalGame, state: TajMahalState, scene: Scene): void {
  const { hands = [], taken = [], played = [], rest = 'pile' } = scene;
  for (const [seat, text] of hands.entries()) {
    for (const word of words(text)) giveCard(game, state, seat, word);
  }
  for (const [seat, text] of taken.entries()) {
    for (const word of words(text)) insertSorted(listAt(state.taken, seat), cardNumber(game, word));
  }
  for (const [seat, text] of played.entries()) {
    for (const word of words(text)) layCard(game, state, seat, cardNumber(game, word));
  }
  for (const word of words(scene.discards)) add(state.discards, takeFromPile(game, state, word), 1);
  for (const word of words(scene.display ?? anyDisplay(game, state, scene)))
    insertSorted(state.display, takeFromPile(game, state, word));
  if (state.pile.some((count) => count < 0)) throw new Error('the scene has more cards of a kind than the deck');
  if (rest !== 'pile') moveRest(game, state, rest, words(scene.pile));
}

/** All cards of the pile except those to keep. */
function moveRest(game: TajMahalGame, state: TajMahalState, to: 'discards' | Seat, keep: readonly string[]): void {
  const kept = countsOf(
    keep.map((word) => cardNumber(game, word)),
    game.deck.length,
  );
  for (let card = 0; card < game.deck.length; card++) {
    for (let copies = at(state.pile, card) - at(kept, card); copies > 0; copies--) {
      add(state.pile, card, -1);
      if (to === 'discards') add(state.discards, card, 1);
      else insertSorted(deckHand(state, to), card);
    }
  }
}

function giveCard(game: TajMahalGame, state: TajMahalState, seat: Seat, word: string): void {
  const card = cardNumber(game, word);
  if (card >= game.firstSpecial) state.specialHolders = changed(state.specialHolders, card - game.firstSpecial, seat);
  else insertSorted(deckHand(state, seat), takeFromPile(game, state, word));
}

function layCard(game: TajMahalGame, state: TajMahalState, seat: Seat, card: number): void {
  const { symbols, colour } = defined(game.cards[card], 'card');
  if (card < game.firstSpecial) add(state.pile, card, -1);
  else {
    state.specialHolders = changed(state.specialHolders, card - game.firstSpecial, seat);
    state.specialsInPlay = changed(state.specialsInPlay, card - game.firstSpecial, 1);
  }
  defined(state.played[seat], 'seat').push(card);
  for (const symbol of symbols) add(state.totals, seat * SYMBOLS.length + symbol, 1);
  if (state.visitColours[seat] === NONE) state.visitColours[seat] = colour;
}

function takeFromPile(game: TajMahalGame, state: TajMahalState, word: string): number {
  const card = cardNumber(game, word);
  add(state.pile, card, -1);
  return card;
}

/** Different cards, as many as the display has after the withdrawals so far. */
function anyDisplay(game: TajMahalGame, { pile }: TajMahalState, { out = [] }: Scene): string {
  const size = Math.max(0, game.displaySize - game.edition.numbers.cardsTaken * out.length);
  const left = [...pile.keys()].filter((card) => at(pile, card) > 0);
  return left
    .slice(0, size)
    .map((card) => defined(game.cards[card], 'card').text)
    .join(' ');
}

function setCourt(game: TajMahalGame, state: TajMahalState, { court = 'VGMPKE', tokens = [] }: Scene): void {
  const atCourt = SYMBOL_LETTERS.map((letter) => (court.includes(letter) ? 1 : 0));
  for (const token of TOKENS.keys()) {
    state.court[token] = atCourt[token] ?? 0;
    state.supply[token] = game.edition.influenceTokens.perType - at(state.court, token);
  }
  state.crownAtCourt = court.includes('K') ? 1 : 0;
  if (!court.includes('E')) state.tileOwners = changed(state.tileOwners, state.visit - 1, REMOVED);
  for (const [seat, letters] of tokens.entries()) {
    for (const letter of letters) {
      const token = SYMBOL_LETTERS.indexOf(letter);
      add(state.tokens, seat * TOKENS.length + token, 1);
      add(state.supply, token, -1);
    }
  }
}

function setPossessions(game: TajMahalGame, state: TajMahalState, scene: Scene): void {
  const { goods = [], tiles = {}, palaces = {}, crownPalaces = {}, scores = [] } = scene;
  const names: readonly string[] = GOODS;
  const goodsTiles = state.goodsTiles.slice();
  for (const [seat, text] of goods.entries()) {
    for (const word of words(text)) add(goodsTiles, seat * GOODS.length + names.indexOf(word), 1);
  }
  state.goodsTiles = goodsTiles;
  for (const [number, seat] of Object.entries(tiles)) state.tileOwners = changed(state.tileOwners, Number(number) - 1, seat);
  for (const [name, seat] of Object.entries(palaces)) state.palaces[cityNumber(game, name)] = seat;
  for (const [name, seat] of Object.entries(crownPalaces))
    state.crownPalaces = changed(state.crownPalaces, cityNumber(game, name), seat);
  for (const [seat, score] of scores.entries()) state.points[seat * REASONS.length] = score;
}
