import { NONE } from './words.ts';

/** The number at an existing index. */
export function at(numbers: readonly number[], index: number): number {
  const number = numbers[index];
  return number === undefined ? outside(numbers, index) : number;
}

/** The entry at an existing index. Numbers use `at`, which stays monomorphic and fast. */
export function entry<T>(table: readonly T[], index: number): T {
  const found = table[index];
  return found === undefined ? outside(table, index) : found;
}

/** The id of the thing at an index; '' for NONE. */
export function idAt(things: readonly { readonly id: string }[], index: number): string {
  return index === NONE ? '' : entry(things, index).id;
}

/** A separate function, so `at` and `entry` stay small enough to be inlined. */
function outside(list: readonly unknown[], index: number): never {
  throw new Error(`no place ${index} among ${list.length}`);
}

export function add(numbers: number[], index: number, amount: number): void {
  numbers[index] = at(numbers, index) + amount;
}

/** A list with one number changed, for lists that copies of a state share. */
export function changed(numbers: readonly number[], index: number, number: number): readonly number[] {
  const list = numbers.slice();
  list[index] = number;
  return list;
}

export function filled(length: number, value: number): number[] {
  return Array<number>(length).fill(value);
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** Copies the numbers into a packed array: flattening may leave holes, and mixing both kinds slows every read. */
export function packed(numbers: readonly number[]): number[] {
  const list: number[] = [];
  for (const number of numbers) list.push(number);
  return list;
}

/** The index of the lowest set bit. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The indices of all set bits, ascending. */
export function bitsOf(bits: number): number[] {
  const places: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) places.push(lowestBit(rest));
  return places;
}

/** Bits that fit into one number without turning negative. */
export const MOST_BITS = 31;

/** A number with this many low bits set. */
export function lowBits(count: number): number {
  if (count > MOST_BITS) throw new Error(`${count} bits do not fit into one number`);
  return 2 ** count - 1;
}

/** A number with these bits set. */
export function bitsAt(places: readonly number[]): number {
  return places.reduce((bits, place) => bits | (1 << place), 0);
}
