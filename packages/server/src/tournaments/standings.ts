import { BEST } from './points.ts';

/** A person's place at a table of one round; without rank and points while it is played. */
export interface RoundPlace {
  readonly round: number;
  readonly table: string;
  readonly person: string;
  readonly rank?: number;
  readonly points?: number;
}

interface Score {
  readonly person: string;
  readonly rank: number;
  readonly points: number;
  /** Share of the possible points that the opponents took, from 0 to 1. */
  readonly opponents: number;
}

/**
 * Everyone by points; ties by the opponents' share of points, then, between two people, by the first game they both played. People who are
 * still equal share the rank.
 */
export function scoresOf(people: readonly string[], places: readonly RoundPlace[]): Score[] {
  const played = places.filter(({ points }) => points !== undefined);
  const gained = (person: string): readonly number[] =>
    played.filter((place) => place.person === person).map(({ points = 0 }) => points);
  const unranked = people.map((person) => ({
    person,
    points: sum(gained(person)),
    opponents: shareOf(opponentsOf(person, played).map(gained)),
  }));
  const groups = [...Map.groupBy(unranked, ({ points, opponents }) => `${points} ${opponents.toFixed(6)}`).values()];
  groups.sort(([a], [b]) => (b?.points ?? 0) - (a?.points ?? 0) || (b?.opponents ?? 0) - (a?.opponents ?? 0));
  const scores: Score[] = [];
  for (const group of groups) scores.push(...ranked(group, scores.length + 1, played));
  return scores;
}

type Unranked = Omit<Score, 'rank'>;

function ranked(group: readonly Unranked[], first: number, played: readonly RoundPlace[]): Score[] {
  const [one, other] = group;
  const ahead = group.length === 2 && one && other ? firstGame(one.person, other.person, played) : 0;
  if (ahead === 0 || !one || !other) return group.map((score) => ({ ...score, rank: first }));
  const [better, worse] = ahead < 0 ? [one, other] : [other, one];
  return [
    { ...better, rank: first },
    { ...worse, rank: first + 1 },
  ];
}

/** Negative if the first was ahead in the first game of both; 0 if they never met or shared a place. */
function firstGame(one: string, other: string, played: readonly RoundPlace[]): number {
  const mine = played.filter(({ person }) => person === one).sort((a, b) => a.round - b.round);
  for (const { table, rank = 0 } of mine) {
    const opposite = played.find((place) => place.table === table && place.person === other);
    if (opposite) return rank - (opposite.rank ?? 0);
  }
  return 0;
}

function opponentsOf(person: string, played: readonly RoundPlace[]): string[] {
  const tables = new Set(played.filter((place) => place.person === person).map(({ table }) => table));
  return played.filter((place) => tables.has(place.table) && place.person !== person).map((place) => place.person);
}

function shareOf(opponents: readonly (readonly number[])[]): number {
  const games = sum(opponents.map(({ length }) => length));
  return games === 0 ? 0 : sum(opponents.map(sum)) / (BEST * games);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** How often two people sat at the same table. */
export function meetingsIn(places: readonly RoundPlace[]): (one: string, other: string) => number {
  const tables = Map.groupBy(places, ({ table }) => table);
  const counts = new Map<string, number>();
  for (const seated of tables.values())
    for (const one of seated)
      for (const other of seated) {
        const key = `${one.person} ${other.person}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  return (one, other) => counts.get(`${one} ${other}`) ?? 0;
}
