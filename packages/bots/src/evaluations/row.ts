import { rowAt } from '../numbers.ts';

/** Index of each named feature in a row. */
export function placesOf<const N extends string>(names: readonly N[]): Readonly<Record<N, number>> {
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<N, number>;
}

/** Adds to a feature. */
export function add(row: Float64Array, place: number, amount: number): void {
  row[place] = rowAt(row, place) + amount;
}
