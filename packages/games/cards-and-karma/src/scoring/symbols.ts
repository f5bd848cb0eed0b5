import { at, entry } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { cardOf, symbolOf } from '../symbols.ts';

/** The buildings in a seat's row, without those of noted sets (CNK-RES-15). */
export function freeBuildings({ buildings }: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): readonly number[] {
  const symbols: number[] = [];
  addSymbols(symbols, buildings, entry(state.buildings, seat));
  return without(symbols, state.reservedBuildings);
}

/** The goods in a seat's display on any kind of card (CNK-GOODS-04, CNK-SHIP-15), except those of noted sets. */
export function freeGoods(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): readonly number[] {
  return without(goodsOf(game, state, seat), state.reservedGoods);
}

/** Every good symbol in the display, noted sets included (CNK-PALACE-05). */
export function countGoods(game: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): number {
  return goodsOf(game, state, seat).length;
}

function goodsOf({ goodTypes }: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): number[] {
  const symbols: number[] = [];
  addSymbols(symbols, goodTypes, entry(state.goods, seat));
  addSymbols(symbols, goodTypes, entry(state.ships, seat));
  addSymbols(symbols, goodTypes, entry(state.buildings, seat));
  return symbols;
}

/** The ships of a row that belong to no noted set. */
export function freeShips({ ships, reservedShips }: CardsAndKarmaState, seat: number): readonly number[] {
  return without(entry(ships, seat).slice(), reservedShips);
}

/** Whether a card of a display belongs to a noted set. */
export function isReserved({ reservedBuildings, reservedGoods, reservedShips }: CardsAndKarmaState, card: number): boolean {
  const isOnCard = (symbol: number): boolean => cardOf(symbol) === card;
  return reservedShips.includes(card) || reservedGoods.some(isOnCard) || reservedBuildings.some(isOnCard);
}

function without(list: readonly number[], reserved: readonly number[]): readonly number[] {
  return reserved.length === 0 ? list : list.filter((entry) => !reserved.includes(entry));
}

function addSymbols(symbols: number[], table: readonly (readonly number[])[], row: readonly number[]): void {
  for (let i = 0; i < row.length; i++) {
    const card = at(row, i);
    const { length } = entry(table, card);
    for (let place = 0; place < length; place++) symbols.push(symbolOf(card, place));
  }
}
