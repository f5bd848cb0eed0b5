import { defined, type Seat } from '@durbar/engine';
import type { TajMahalGame } from './game.ts';
import { add, at, changed, zeros } from './numbers.ts';
import { GOODS, NONE, REASONS, type Reason, SYMBOLS, TOKENS } from './words.ts';

/** The owner of a tile that left the game. */
export const REMOVED = -2;

/**
 * Seats, cards, cities, provinces and tiles are numbers; "by a, b" means one flat list, b running fastest. Lists that change seldom are
 * replaced, never changed, so copies share them.
 */
export interface TajMahalState {
  /** The number of the visit; 0 during the set-up. */
  visit: number;
  /** Who has the start-player marker. */
  startSeat: Seat;
  /** By province tile: its province. */
  tileProvinces: readonly number[];
  /** By province tile: the seat that won it, NONE, or REMOVED. */
  tileOwners: readonly number[];
  /** By city: the kind of bonus tile there. */
  readonly bonusTiles: number[];
  /** By city: the owner of the normal palace. */
  readonly palaces: Seat[];
  /** By city: the owner of the palace that has or had the crown. */
  crownPalaces: readonly Seat[];
  /** 1 while the crown is at the court. */
  crownAtCourt: number;
  /** By token: how many are at the court. */
  readonly court: number[];
  /** By token: how many are in the supply. */
  readonly supply: number[];
  /** By seat, token: how many the player holds. */
  readonly tokens: number[];
  /** By seat, good: the goods bonus tiles the player keeps. */
  goodsTiles: readonly number[];
  /** By token: who has the special card of that token. */
  specialHolders: readonly Seat[];
  /** By token: 1 while the special card is played. */
  specialsInPlay: readonly number[];
  /** By card: the draw pile, in no order. */
  readonly pile: number[];
  /** By card: the discard pile. */
  readonly discards: number[];
  /** The cards on display, sorted. */
  readonly display: number[];
  /** By seat: the cards in hand, sorted, without special cards. */
  readonly hands: number[][];
  /** By seat: the cards in hand that everyone saw being taken, sorted. */
  readonly taken: number[][];
  /** By seat: the cards in hand that were drawn unseen before the last shuffle, sorted; see knowledge.ts. */
  kept: readonly (readonly number[])[];
  /** By seat: the cards played in this visit, in order. */
  readonly played: number[][];
  /** By seat, symbol: the symbols on the played cards. */
  readonly totals: number[];
  /** By seat: the visit colour. */
  readonly visitColours: number[];
  /** By seat: 1 while the player has not withdrawn from this visit. */
  readonly isIn: number[];
  /** By seat, reason: the influence points gained. */
  readonly points: number[];
}

export function initialState(game: TajMahalGame): TajMahalState {
  const { players, edition, deck } = game;
  const { perType } = edition.influenceTokens;
  const cities = edition.cities.length;
  const state: TajMahalState = {
    visit: 0,
    startSeat: game.startSeat,
    // TAJ-SETUP-03: the last province tile has a fixed place.
    tileProvinces: changed(nones(edition.provinceTiles.length), edition.provinceTiles.length - 1, game.lastProvince),
    tileOwners: nones(edition.provinceTiles.length),
    bonusTiles: nones(cities),
    palaces: nones(cities),
    crownPalaces: nones(cities),
    // TAJ-SETUP-08, TAJ-SETUP-09: the crown and one token of each type are at the court.
    crownAtCourt: 1,
    court: TOKENS.map(() => 1),
    supply: TOKENS.map(() => perType - 1),
    tokens: zeros(players * TOKENS.length),
    goodsTiles: zeros(players * GOODS.length),
    // TAJ-SETUP-10: no one owns a special card.
    specialHolders: nones(TOKENS.length),
    specialsInPlay: zeros(TOKENS.length),
    // TAJ-SETUP-15: hands and display are drawn from the pile; what remains is left there.
    pile: deck.slice(),
    discards: zeros(deck.length),
    display: [],
    hands: emptyLists(players),
    taken: emptyLists(players),
    kept: emptyLists(players),
    played: emptyLists(players),
    totals: zeros(players * SYMBOLS.length),
    visitColours: nones(players),
    isIn: zeros(players),
    points: zeros(players * REASONS.length),
  };
  // TAJ-SETUP-06: so has the Taj Mahal tile.
  state.bonusTiles[game.tajMahalCity] = game.bonusTiles.length - 1;
  return state;
}

export function copyState(_game: TajMahalGame, state: TajMahalState): TajMahalState {
  return {
    visit: state.visit,
    startSeat: state.startSeat,
    tileProvinces: state.tileProvinces,
    tileOwners: state.tileOwners,
    bonusTiles: state.bonusTiles.slice(),
    palaces: state.palaces.slice(),
    crownPalaces: state.crownPalaces,
    crownAtCourt: state.crownAtCourt,
    court: state.court.slice(),
    supply: state.supply.slice(),
    tokens: state.tokens.slice(),
    goodsTiles: state.goodsTiles,
    specialHolders: state.specialHolders,
    specialsInPlay: state.specialsInPlay,
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    display: state.display.slice(),
    hands: copyLists(state.hands),
    taken: copyLists(state.taken),
    kept: state.kept,
    played: copyLists(state.played),
    totals: state.totals.slice(),
    visitColours: state.visitColours.slice(),
    isIn: state.isIn.slice(),
    points: state.points.slice(),
  };
}

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

function emptyLists(length: number): number[][] {
  return Array.from({ length }, () => []);
}

function nones(length: number): number[] {
  return Array<number>(length).fill(NONE);
}

/** The tile of the current visit; NONE during set-up. */
export function currentTile({ visit }: TajMahalState): number {
  return visit - 1;
}

/** The province of the current visit; NONE during set-up. */
export function currentProvince(state: TajMahalState): number {
  return state.visit === 0 ? NONE : at(state.tileProvinces, currentTile(state));
}

/** The cities of the current visit's province. */
export function currentCities(game: TajMahalGame, state: TajMahalState): readonly number[] {
  return defined(game.citiesOf[currentProvince(state)], 'province of the visit');
}

/** Whether the province tile of the current visit can still be won. */
export function isTileAtCourt(state: TajMahalState): boolean {
  return state.tileOwners[currentTile(state)] === NONE;
}

/** The deck cards in a player's hand. */
export function deckHand(state: TajMahalState, seat: Seat): number[] {
  return listAt(state.hands, seat);
}

/** A seat's entry in a list by seat. */
export function listAt<T extends readonly number[]>(lists: readonly T[], seat: Seat): T {
  return defined(lists[seat], 'seat');
}

/** Whether a player has the special card of a token in hand. */
export function hasSpecial(state: TajMahalState, seat: Seat, token: number): boolean {
  return state.specialHolders[token] === seat && state.specialsInPlay[token] === 0;
}

/** The symbols on all cards played, special cards as well (TAJ-WITHDRAW-14). */
export function totalOf(state: TajMahalState, seat: Seat, symbol: number): number {
  return at(state.totals, seat * SYMBOLS.length + symbol);
}

export function tokensOf(state: TajMahalState, seat: Seat, token: number): number {
  return at(state.tokens, seat * TOKENS.length + token);
}

export function scoreOf(state: TajMahalState, seat: Seat): number {
  let score = 0;
  for (let reason = 0; reason < REASONS.length; reason++) score += at(state.points, seat * REASONS.length + reason);
  return score;
}

/** A player's influence points by what they were gained for. */
export function pointsOf(state: TajMahalState, seat: Seat): Record<Reason, number> {
  const points = partOf(state.points, seat, REASONS.length);
  return Object.fromEntries(REASONS.map((reason, index) => [reason, at(points, index)])) as Record<Reason, number>;
}

/** A seat's part of a list by seat and something else. */
export function partOf(list: readonly number[], seat: Seat, length: number): number[] {
  return list.slice(seat * length, (seat + 1) * length);
}

/** How many palaces a player has on the board. */
export function palacesOf({ palaces, crownPalaces }: TajMahalState, seat: Seat): number {
  let count = 0;
  for (let city = 0; city < palaces.length; city++) {
    if (palaces[city] === seat) count++;
    if (crownPalaces[city] === seat) count++;
  }
  return count;
}

/** The province tiles a player has won. */
export function provinceTilesOf({ tileOwners }: TajMahalState, seat: Seat): number[] {
  const tiles: number[] = [];
  for (let tile = 0; tile < tileOwners.length; tile++) if (tileOwners[tile] === seat) tiles.push(tile);
  return tiles;
}

/** The goods pictured on a player's bonus tiles and on these province tiles, by good. */
export function goodsOn(game: TajMahalGame, state: TajMahalState, seat: Seat, provinceTiles: readonly number[]): number[] {
  const goods = partOf(state.goodsTiles, seat, GOODS.length);
  for (const tile of provinceTiles) for (const good of goodsOfTile(game, tile)) add(goods, good, 1);
  return goods;
}

export function goodsOfTile(game: TajMahalGame, tile: number): readonly number[] {
  return defined(game.tileGoods[tile], 'province tile');
}
