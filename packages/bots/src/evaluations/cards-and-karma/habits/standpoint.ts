import { KARMA } from '@durbar/cards-and-karma/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import { add } from '../../row.ts';
import type { CardNumbers, State, Tables } from '../tables.ts';
import { flipped, tokensOf } from '../tokens.ts';

/** A seat about to choose. */
export interface Standpoint {
  readonly tables: Tables;
  readonly state: State;
  readonly seat: number;
  /** Of its traits. */
  readonly strengths: Float64Array;
  /** 1 once someone has flipped a whole track. */
  readonly progress: number;
  readonly karma: number;
  /** The numbers of the dice in hand, as bits. */
  readonly shown: number;
}

/** More types or colours than any edition has. */
const MOST_TYPES = 16;

/** What the seat of the standpoint made last has, by type or colour. One set for all: this is asked for every move of a playout. */
export const owned = {
  buildings: new Float64Array(MOST_TYPES),
  goods: new Float64Array(MOST_TYPES),
  /** The sum of the goods' values. */
  values: new Float64Array(MOST_TYPES),
  /** The value of the best good. */
  best: new Float64Array(MOST_TYPES),
  /** The sum of the dice. */
  dice: new Float64Array(MOST_TYPES),
} as const;

export function standpointOf(tables: Tables, state: State, seat: number, strengths: Float64Array): Standpoint {
  for (const row of Object.values(owned)) row.fill(0);
  for (const card of entry(state.buildings, seat)) {
    const numbers = entry(tables.cards, card);
    for (const type of numbers.buildings) add(owned.buildings, type, 1);
    addGoods(numbers);
  }
  for (const card of entry(state.goods, seat)) addGoods(entry(tables.cards, card));
  for (const card of entry(state.ships, seat)) addGoods(entry(tables.cards, card));
  const shown = addDice(tables, state, seat);
  return { tables, state, seat, strengths, progress: progressIn(tables, state), karma: tokensOf(state, seat, KARMA), shown };
}

function addGoods({ goods }: CardNumbers): void {
  for (const { type, value } of goods) {
    add(owned.goods, type, 1);
    add(owned.values, type, value);
    if (value > rowAt(owned.best, type)) owned.best[type] = value;
  }
}

function addDice({ cards }: Tables, { hands, numbers }: State, seat: number): number {
  let shown = 0;
  for (const die of entry(hands, seat)) {
    const number = at(numbers, die);
    add(owned.dice, entry(cards, die).dieColour, number);
    shown |= 1 << number;
  }
  return shown;
}

function progressIn({ players, track }: Tables, state: State): number {
  let most = 0;
  for (let seat = 0; seat < players; seat++) most = Math.max(most, flipped(state, seat));
  return most / track;
}

/** A trait that changes in the course of the game. */
export function changing({ strengths, progress }: Standpoint, early: number, late: number): number {
  return rowAt(strengths, early) + progress * rowAt(strengths, late);
}
