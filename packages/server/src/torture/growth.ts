/** How much memory grew. Garbage comes and goes; what stays is the lowest that is seen. */
export function growthOf(samples: readonly number[]): number {
  const quarter = Math.ceil(samples.length / 4);
  return Math.min(...samples.slice(-quarter)) - Math.min(...samples.slice(quarter, 2 * quarter));
}
