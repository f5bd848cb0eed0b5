/** A set of amounts as bits, 32 to a word, with as many words as the highest amount needs. */
export type Sums = number[];

const BITS = 32;

/** Adds every amount of a set, shifted by `by`, to another set. */
export function addRaised(into: Sums, from: Readonly<Sums>, by: number): void {
  const words = Math.floor(by / BITS);
  const bits = by % BITS;
  for (let i = 0; i < from.length; i++) {
    const word = from[i] as number;
    addWord(into, i + words, word << bits);
    if (bits > 0) addWord(into, i + words + 1, word >>> (BITS - bits));
  }
}

function addWord(into: Sums, index: number, word: number): void {
  while (into.length <= index) into.push(0);
  into[index] = (into[index] as number) | word;
}

/** Adds all pairwise sums of two sets to a third. */
export function addPairs(into: Sums, one: Readonly<Sums>, other: Readonly<Sums>): void {
  for (const amount of amountsIn(one)) addRaised(into, other, amount);
}

/** The amounts of a set, the highest first. */
export function amountsIn(sums: Readonly<Sums>): number[] {
  const amounts: number[] = [];
  for (let i = sums.length - 1; i >= 0; i--) {
    for (let rest = sums[i] as number; rest !== 0; ) {
      const bit = BITS - 1 - Math.clz32(rest);
      amounts.push(i * BITS + bit);
      rest &= ~(1 << bit);
    }
  }
  return amounts;
}
