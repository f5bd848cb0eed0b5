import type { Random } from './position.ts';

/** A seeded generator (sfc32) on 32-bit integers: same seed, same numbers, on every machine. */
export function seededRandom(seed: number | string): Random {
  let [a, b, c] = seedWords(String(seed));
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** Three FNV-1a hashes of the seed's text with different offsets. */
function seedWords(text: string): [number, number, number] {
  return [hash(text, 0x811c9dc5), hash(text, 0x01000193), hash(text, 0x9e3779b9)];
}

function hash(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h ^ (h >>> 15);
}

/** A whole number from 0 to `bound - 1`. */
export function below(random: Random, bound: number): number {
  return Math.floor(random() * bound);
}

/** The index picked by `at`, a number in [0, sum of weights). */
export function indexAtWeight(weights: readonly number[], at: number): number {
  let rest = at;
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i] ?? 0;
    if (rest < 0) return i;
  }
  throw new Error(`weight ${at} is beyond the sum of the weights`);
}

export function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i] ?? 0;
  return sum;
}

/** An index drawn by weight. */
export function drawIndex(weights: readonly number[], random: Random): number {
  return indexAtWeight(weights, below(random, sumOf(weights)));
}
