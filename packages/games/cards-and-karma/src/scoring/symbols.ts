import { at, entry } from '../at.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { symbolOf } from '../symbols.ts';

/** The buildings in a seat's row. */
export function buildingSymbols({ buildings }: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): number[] {
  const symbols: number[] = [];
  addSymbols(symbols, buildings, entry(state.buildings, seat));
  return symbols;
}

/** The goods in a seat's display on whatever kind of card (CNK-GOODS-04), without those of noted sets. */
export function freeGoods({ goodTypes }: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): number[] {
  const symbols: number[] = [];
  addSymbols(symbols, goodTypes, entry(state.goods, seat));
  addSymbols(symbols, goodTypes, entry(state.ships, seat));
  addSymbols(symbols, goodTypes, entry(state.buildings, seat));
  const { reservedGoods } = state;
  return reservedGoods.length === 0 ? symbols : symbols.filter((symbol) => !reservedGoods.includes(symbol));
}

/** Every good symbol in the display, noted sets included (CNK-PALACE-05). */
export function countGoods({ goodTypes }: CardsAndKarmaGame, state: CardsAndKarmaState, seat: number): number {
  const symbols: number[] = [];
  addSymbols(symbols, goodTypes, entry(state.goods, seat));
  addSymbols(symbols, goodTypes, entry(state.ships, seat));
  addSymbols(symbols, goodTypes, entry(state.buildings, seat));
  return symbols.length;
}

/** The ships of a row that belong to no noted set. */
export function freeShips({ ships, reservedShips }: CardsAndKarmaState, seat: number): number[] {
  const row = entry(ships, seat);
  return reservedShips.length === 0 ? row.slice() : row.filter((ship) => !reservedShips.includes(ship));
}

function addSymbols(symbols: number[], table: readonly (readonly number[])[], row: readonly number[]): void {
  for (let i = 0; i < row.length; i++) {
    const card = at(row, i);
    const { length } = entry(table, card);
    for (let place = 0; place < length; place++) symbols.push(symbolOf(card, place));
  }
}
