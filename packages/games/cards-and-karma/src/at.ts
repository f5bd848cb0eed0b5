/** The number at an index that is known to be there. Kept apart from `entry`, so that both stay fast. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** The row, choice or other object at an index that is known to be there. */
export function entry<T extends object | string>(list: readonly T[], index: number): T {
  return list[index] as T;
}
