import { at, entry } from './at.ts';
import type { CardsAndKarmaGame } from './game.ts';

export const TOKENS = ['fame', 'coins', 'karma', 'administrators'] as const;
export type Token = (typeof TOKENS)[number];
/** Places of the tokens in a seat's share of `tokens`. */
export const FAME = 0;
export const COINS = 1;
export const KARMA = 2;
export const ADMINISTRATORS = 3;

/** No card, no bonus. */
export const NONE = -1;
/** The number of a die that no one has seen yet. */
export const UNSEEN = 0;

/**
 * The whole table. Cards are places in the edition's list, bonuses places in its list of bonuses. Lists that change seldom are
 * replaced, never changed, so copies share them.
 */
export interface CardsAndKarmaState {
  /** A card or NONE for each place of the grid. */
  readonly grid: number[];
  /** The open card on top of the pile, or NONE. */
  top: number;
  /** The cards below the top card, unordered. */
  readonly pile: number[];
  /** The common discards, dice side up, oldest first. */
  readonly discards: number[];
  /** Cards taken but not placed yet, and palace actions being resolved. */
  readonly resolving: number[];
  /** The number of each card's die; UNSEEN until someone sees it. */
  readonly numbers: number[];
  /** How many unseen dice there are by colour and number. */
  readonly unseen: number[];
  /** Dice cards in hand by seat. */
  readonly hands: number[][];
  /** Dice cards in hands whose number everyone has seen among the discards (CNK-GEN-04). */
  readonly openDice: number[];
  readonly buildings: (readonly number[])[];
  readonly ships: (readonly number[])[];
  readonly goods: (readonly number[])[];
  /** Four numbers for each seat: fame, coins, karma, administrators. */
  readonly tokens: number[];
  /** Cards flipped from the left and from the right, for each seat. */
  flips: readonly number[];
  /** The bonus on each scoring track card, by seat and place; NONE while unknown. */
  tracks: readonly number[];
  /** Whether the tracks are visible: only in the variant, once all are arranged. */
  tracksOpen: boolean;
  /** Bonus turns a seat still has to take. */
  bonusTurns: readonly number[];
  /** Buildings and goods of noted sets: they serve no other set (CNK-RES-15). */
  reservedBuildings: readonly number[];
  reservedGoods: readonly number[];
  /** Ships of noted sets: the next ship begins a new row (CNK-RES-12). */
  reservedShips: readonly number[];
  /** From 1; 0 during the set-up. */
  round: number;
  /** From 1 within a round. */
  stage: number;
  /** How many slots of this stage are over. */
  slot: number;
  /** The seat with the elephant, NONE before it is known. */
  start: number;
}

export function emptyState(game: CardsAndKarmaGame): CardsAndKarmaState {
  const { players, cardCount, track } = game;
  return {
    grid: Array<number>(game.gridSize).fill(NONE),
    top: NONE,
    pile: game.allCards.slice(),
    discards: [],
    resolving: [],
    numbers: Array<number>(cardCount).fill(UNSEEN),
    unseen: game.allDice.slice(),
    hands: emptyRows(players),
    openDice: [],
    buildings: emptyRows(players),
    ships: emptyRows(players),
    goods: emptyRows(players),
    tokens: Array<number>(players * TOKENS.length).fill(0),
    flips: Array<number>(players * 2).fill(0),
    tracks: Array<number>(players * track.length).fill(NONE),
    tracksOpen: false,
    bonusTurns: Array<number>(players).fill(0),
    reservedBuildings: [],
    reservedGoods: [],
    reservedShips: [],
    round: 0,
    stage: 0,
    slot: 0,
    start: NONE,
  };
}

function emptyRows(players: number): number[][] {
  const rows: number[][] = [];
  for (let seat = 0; seat < players; seat++) rows.push([]);
  return rows;
}

export function copyState(_game: CardsAndKarmaGame, state: CardsAndKarmaState): CardsAndKarmaState {
  return {
    grid: state.grid.slice(),
    top: state.top,
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    resolving: state.resolving.slice(),
    numbers: state.numbers.slice(),
    unseen: state.unseen.slice(),
    hands: copyRows(state.hands),
    openDice: state.openDice.slice(),
    buildings: state.buildings.slice(),
    ships: state.ships.slice(),
    goods: state.goods.slice(),
    tokens: state.tokens.slice(),
    flips: state.flips,
    tracks: state.tracks,
    tracksOpen: state.tracksOpen,
    bonusTurns: state.bonusTurns,
    reservedBuildings: state.reservedBuildings,
    reservedGoods: state.reservedGoods,
    reservedShips: state.reservedShips,
    round: state.round,
    stage: state.stage,
    slot: state.slot,
    start: state.start,
  };
}

function copyRows(rows: readonly number[][]): number[][] {
  const copy = rows.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = entry(copy, i).slice();
  return copy;
}

/** How many tokens of a kind a seat holds; `token` is FAME, COINS, KARMA or ADMINISTRATORS. */
export function held(state: CardsAndKarmaState, seat: number, token: number): number {
  return at(state.tokens, seat * TOKENS.length + token);
}

export function flipped(state: CardsAndKarmaState, seat: number): number {
  return at(state.flips, seat * 2) + at(state.flips, seat * 2 + 1);
}

/** Whose slot it is. */
export function activeSeat({ players }: CardsAndKarmaGame, { start, slot }: CardsAndKarmaState): number {
  return (start + slot) % players;
}

export function isGridEmpty({ grid }: CardsAndKarmaState): boolean {
  for (let i = 0; i < grid.length; i++) if (at(grid, i) >= 0) return false;
  return true;
}

export function gridHas({ kind }: CardsAndKarmaGame, { grid }: CardsAndKarmaState, wanted: number): boolean {
  for (let i = 0; i < grid.length; i++) if (at(grid, i) >= 0 && at(kind, at(grid, i)) === wanted) return true;
  return false;
}

/** Cards that can still be drawn, including discards. */
export function hasDrawable({ top, pile, discards }: CardsAndKarmaState): boolean {
  return top >= 0 || pile.length > 0 || discards.length > 0;
}
