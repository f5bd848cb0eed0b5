/** What the places score, best first, by the number of players at the table. */
const SCALES: Readonly<Record<number, readonly number[]>> = { 2: [5, 0], 3: [5, 2, 0], 4: [5, 3, 1, 0], 5: [5, 3, 2, 1, 0] };

export const BEST = 5;

export function scaleFor(players: number): readonly number[] {
  return SCALES[players] ?? [];
}

/** The points of a rank: people who share a place share the points of the places they take. */
export function pointsFor(rank: number, ranks: readonly number[]): number {
  const scale = scaleFor(ranks.length);
  const sharing = ranks.filter((other) => other === rank).length;
  const taken = scale.slice(rank - 1, rank - 1 + sharing);
  return sum(taken) / Math.max(1, sharing);
}

/** A game without a result: everyone gets the same. */
export function evenShare(players: number): number {
  return sum(scaleFor(players)) / Math.max(1, players);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
