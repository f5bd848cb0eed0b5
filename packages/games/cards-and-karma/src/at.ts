/**
 * The number at an index that is known to be there. Kept apart from `entry`, so that both stay fast. Lists read here are made by
 * `push`, `slice` and `filter`: what `map` and `flat` make may be of the slower kind with holes, and then every read is slower.
 */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** The row, choice or other object at an index that is known to be there. */
export function entry<T extends object | string>(list: readonly T[], index: number): T {
  return list[index] as T;
}
