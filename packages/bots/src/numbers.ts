/** The number at a known index. Separate functions for lists and rows, so each stays monomorphic. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

export function rowAt(row: ArrayLike<number>, index: number): number {
  return row[index] as number;
}

/** The list or object at a known index. */
export function entry<T extends object>(list: readonly T[], index: number): T {
  return list[index] as T;
}

export function addAt(list: number[], index: number, amount: number): void {
  list[index] = at(list, index) + amount;
}

/** Filled one by one: `Array(n)` makes a holey array, and `at` would see both kinds. */
export function zeros(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(0);
  return list;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
