/** Memory growth, by the lowest values seen, because garbage comes and goes. */
export function growthOf(samples: readonly number[]): number {
  const quarter = Math.ceil(samples.length / 4);
  return Math.min(...samples.slice(-quarter)) - Math.min(...samples.slice(quarter, 2 * quarter));
}
