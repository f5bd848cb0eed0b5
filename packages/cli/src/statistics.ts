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
  return { rate, low: centre - spread, high: centre + spread };
}

export interface Summary {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export function summaryOf(values: readonly number[]): Summary {
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    mean: sum / Math.max(values.length, 1),
    min: values.reduce((a, b) => Math.min(a, b), Infinity),
    max: values.reduce((a, b) => Math.max(a, b), -Infinity),
  };
}
