/**
 * The number at an index that must exist. Kept apart from `entry`, so both stay fast. Lists read here are made by `push`, `slice`
 * and `filter`: what `map` and `flat` make may be of the slower kind with holes, and then every read is slower.
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
