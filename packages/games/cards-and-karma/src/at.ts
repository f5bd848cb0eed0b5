/** The entry at an index that is known to be there; the one place that says so to the compiler. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}
