/** The number at a place that is known to be there. One function for lists and one for rows, so each stays fast. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

export function rowAt(row: ArrayLike<number>, index: number): number {
  return row[index] as number;
}

/** The list or object at a place that is known to be there. */
export function entry<T extends object>(list: readonly T[], index: number): T {
  return list[index] as T;
}

export function addAt(list: number[], index: number, amount: number): void {
  list[index] = at(list, index) + amount;
}

/** Filled one by one: `Array(n)` makes an array of the slower kind with holes, and `at` would meet both kinds. */
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
