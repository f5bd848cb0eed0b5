/**
 * The number at an index that must exist. Separate from `entry`, so both stay monomorphic. Lists read here come from `push`, `slice` and
 * `filter`: `map` and `flat` may return holey arrays, which slow down every read.
 */
export function at(list: readonly number[], index: number): number {
  const number = list[index];
  return number === undefined ? missing(index) : number;
}

/** The row, choice or other object at an index that must exist. */
export function entry<T extends object | string>(list: readonly T[], index: number): T {
  const found = list[index];
  return found === undefined ? missing(index) : found;
}

function missing(index: number): never {
  throw new Error(`nothing at ${index}`);
}
