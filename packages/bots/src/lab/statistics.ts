/** A share with its 95 % Wilson interval. */
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

/** A perfect record would be infinitely far away: it counts as half a game short of perfect. */
export function eloGap(wins: number, games: number, players: number): number {
  const rate = Math.min(Math.max(wins / games, 0.5 / games), 1 - 0.5 / games);
  return 400 * Math.log10((rate / (1 - rate)) * (players - 1));
}
