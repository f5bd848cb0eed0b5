/** A match between two contestants: A on one seat, B on all others. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly winsA: number;
  readonly games: number;
}

/** Elo above the contestant that others are compared with, and its margin of error (95%). */
export interface BotRating {
  readonly elo: number;
  readonly margin: number;
}

const ELO_PER_UNIT = 400 / Math.LN10;
const Z = 1.96;
const STEPS = 60;
/** Maximum step of a rating: beyond it the likelihood isn't parabolic. */
const FURTHEST = 1;

/** Maximum-likelihood ratings of all contestants connected by matches to the one whose rating is 0. */
export function ratingsOf(meetings: readonly Meeting[], players: number, zero: string): ReadonlyMap<string, BotRating> {
  const played = meetings.filter(({ games }) => games > 0);
  const names = reachedFrom(zero, played);
  const unknown = new Map(names.slice(1).map((name, place) => [name, place]));
  const strengths = names.slice(1).map(() => 0);
  const counted = played.filter(({ a }) => names.includes(a)).map((meeting) => placed(meeting, unknown));
  for (let step = 0; step < STEPS; step++) {
    const { slope, curvature } = likelihoodAt(strengths, counted, players);
    for (const [place, row] of inverse(curvature).entries()) {
      const move = row.reduce((sum, value, index) => sum + value * (slope[index] ?? 0), 0);
      strengths[place] = (strengths[place] ?? 0) + Math.min(Math.max(move, -FURTHEST), FURTHEST);
    }
  }
  const variances = inverse(likelihoodAt(strengths, counted, players).curvature).map((row, place) => row[place] ?? 0);
  const ratings = strengths.map((strength, place) => ({
    elo: ELO_PER_UNIT * strength,
    margin: Z * ELO_PER_UNIT * Math.sqrt(variances[place] ?? 0),
  }));
  return new Map([
    [zero, { elo: 0, margin: 0 }],
    ...[...unknown].map(([name, place]) => [name, ratings[place] as BotRating] as const),
  ]);
}

function reachedFrom(first: string, meetings: readonly Meeting[]): string[] {
  const names = [first];
  for (const name of names)
    for (const { a, b } of meetings)
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const)
        if (one === name && !names.includes(other)) names.push(other);
  return names;
}

interface Placed {
  /** Undefined for the one whose rating is 0. */
  readonly a: number | undefined;
  readonly b: number | undefined;
  readonly winsA: number;
  readonly games: number;
}

/** Counts a perfect record as half a game short of perfect, to keep ratings finite. */
function placed({ a, b, winsA, games }: Meeting, unknown: ReadonlyMap<string, number>): Placed {
  return { a: unknown.get(a), b: unknown.get(b), winsA: Math.min(Math.max(winsA, 0.5), games - 0.5), games };
}

/** Gradient and Hessian of the log-likelihood. */
function likelihoodAt(strengths: readonly number[], meetings: readonly Placed[], players: number) {
  const slope = strengths.map(() => 0);
  const curvature = strengths.map(() => strengths.map(() => 0));
  const strengthOf = (place: number | undefined) => (place === undefined ? 0 : (strengths[place] ?? 0));
  for (const { a, b, winsA, games } of meetings) {
    const chance = 1 / (1 + (players - 1) * Math.exp(strengthOf(b) - strengthOf(a)));
    const weight = games * chance * (1 - chance);
    for (const [one, sign] of [
      [a, 1],
      [b, -1],
    ] as const) {
      if (one === undefined) continue;
      slope[one] = (slope[one] ?? 0) + sign * (winsA - games * chance);
      for (const [other, otherSign] of [
        [a, 1],
        [b, -1],
      ] as const) {
        const row = curvature[one];
        if (row && other !== undefined) row[other] = (row[other] ?? 0) + sign * otherSign * weight;
      }
    }
  }
  return { slope, curvature };
}

/** By Gauss and Jordan. The matrix is positive definite, so no row needs to be swapped. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, place) => [...row, ...matrix.map((_, other) => (other === place ? 1 : 0))]);
  for (const [place, row] of rows.entries()) {
    const pivot = row[place] ?? 1;
    for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) / pivot;
    for (const [other, target] of rows.entries()) {
      const factor = other === place ? 0 : (target[place] ?? 0);
      for (let i = 0; i < row.length; i++) target[i] = (target[i] ?? 0) - factor * (row[i] ?? 0);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}
