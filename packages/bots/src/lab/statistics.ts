/** A share with its 95% Wilson interval. */
export interface Share {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const spread = (Z * Math.sqrt((rate * (1 - rate) + (Z * Z) / (4 * games)) / games)) / (1 + (Z * Z) / games);
  const centre = (rate + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  return { rate, low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}

/** Two hypotheses about a share: at most `below`, or at least `above`. */
export interface Hypotheses {
  readonly below: number;
  readonly above: number;
}

export type MatchVerdict = 'below' | 'above' | 'open';

/** The chance to accept the wrong hypothesis. */
const ERROR = 0.05;

/** Wald's sequential test over results between 0 and 1, in the planned order. A shared victory counts as a fraction. */
export function verdictOn(results: readonly number[], { below, above }: Hypotheses): MatchVerdict {
  const win = Math.log(above / below);
  const loss = Math.log((1 - above) / (1 - below));
  const bound = Math.log((1 - ERROR) / ERROR);
  let evidence = 0;
  for (const result of results) {
    evidence += result * win + (1 - result) * loss;
    if (evidence >= bound) return 'above';
    if (evidence <= -bound) return 'below';
  }
  return 'open';
}
