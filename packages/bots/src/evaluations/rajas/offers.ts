import { BUILDINGS, COLOURS, colourOf, faceOf, KINDS_OF_DICE, NONE } from '@durbar/rajas/vocabulary';
import { addAt, at, rowAt, zeros } from '../../numbers.ts';
import { AT } from './names.ts';
import type { State, Tables, TileNumbers } from './tables.ts';

/** Tiles with at least this much on them are worth waiting for. */
const RICH = 4;

/** The open tiles that the dice could pay for. */
export function measureOffers(tables: Tables, state: State, seat: number, row: Float64Array): void {
  const purse = purseOf(state, seat);
  for (const top of state.tops) {
    const tile = tileAt(tables, top);
    if (!tile || !canPay(tile, purse)) continue;
    row[2 * tile.buildings.length + tile.marketValue >= RICH ? AT['rich-tile'] : AT['cheap-tile']] = 1;
    row[AT['best-tile']] = Math.max(rowAt(row, AT['best-tile']), tileWorth(state, seat, tile));
  }
}

/** The gain of the best tile affordable now. */
export function bestTile(tables: Tables, state: State, seat: number): number {
  const purse = purseOf(state, seat);
  let best = 0;
  for (const top of state.tops) {
    const tile = tileAt(tables, top);
    if (tile && canPay(tile, purse)) best = Math.max(best, tileWorth(state, seat, tile));
  }
  return best;
}

function tileAt({ tiles }: Tables, top: number): TileNumbers | undefined {
  return top === NONE ? undefined : tiles[top];
}

/** Immediate fame, and markets, which pay immediately and again with each sale. */
function tileWorth(state: State, seat: number, { buildings, marketValue }: TileNumbers): number {
  let worth = marketValue;
  for (const kind of buildings) worth += at(state.levels, seat * BUILDINGS.length + kind);
  return worth;
}

/** The sum and the number of dice of each colour. */
interface Purse {
  readonly sums: readonly number[];
  readonly counts: readonly number[];
}

function purseOf(state: State, seat: number): Purse {
  const sums = zeros(COLOURS.length);
  const counts = zeros(COLOURS.length);
  for (let die = 0; die < KINDS_OF_DICE; die++) {
    const count = at(state.dice, seat * KINDS_OF_DICE + die);
    if (count === 0) continue;
    const colour = colourOf(die);
    addAt(sums, colour, count * faceOf(die));
    addAt(counts, colour, count);
  }
  return { sums, counts };
}

/** A price below 0 is a number of dice. */
function canPay({ colour, price }: TileNumbers, { sums, counts }: Purse): boolean {
  return price > 0 ? at(sums, colour) >= price : at(counts, colour) >= -price;
}
