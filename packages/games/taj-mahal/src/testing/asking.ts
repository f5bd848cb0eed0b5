import { COLOURS, type ColourName, NONE, SYMBOLS } from '../words.ts';
import type { Table } from './table.ts';

/** The visit colour of a seat, by name. */
export function visitColour(table: Table, seat: number): ColourName | undefined {
  return COLOURS[table.view().seats[seat]?.visitColour ?? NONE];
}

/** The symbols a seat has played, by name, without those it has none of. */
export function totals(table: Table, seat: number): Record<string, number> {
  const counts = table.view().seats[seat]?.totals ?? [];
  const named = SYMBOLS.map((symbol, number) => [symbol, counts[number] ?? 0] as const);
  return Object.fromEntries(named.filter(([, count]) => count > 0));
}
