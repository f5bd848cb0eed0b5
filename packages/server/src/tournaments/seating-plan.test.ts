import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenShare, pointsFor, scaleFor } from './points.ts';
import { repeatsAt, seatingPlan, tableSizes } from './seating-plan.ts';
import { meetingsIn, type RoundPlace, scoresOf } from './standings.ts';

test('places score 5, 3, 1, 0; a shared place shares the points', () => {
  expect([2, 3, 4, 5].map(scaleFor)).toEqual([
    [5, 0],
    [5, 2, 0],
    [5, 3, 1, 0],
    [5, 3, 2, 1, 0],
  ]);
  expect([1, 2, 3, 4].map((rank) => pointsFor(rank, [1, 2, 3, 4]))).toEqual([5, 3, 1, 0]);
  expect([1, 1, 3].map((rank) => pointsFor(rank, [1, 1, 3]))).toEqual([3.5, 3.5, 0]);
  expect(evenShare(2)).toBe(2.5);
});

test('tables differ by at most one person and none is too large', () => {
  expect([tableSizes(8, 4), tableSizes(9, 4), tableSizes(5, 2), tableSizes(7, 3), tableSizes(1, 4)]).toEqual([
    [4, 4],
    [3, 3, 3],
    [2, 2, 1],
    [3, 2, 2],
    [1],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 2, max: 5 }), (people, size) => {
      const sizes = tableSizes(people, size);
      expect(sizes.reduce((a, b) => a + b, 0)).toBe(people);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(size);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

const everyone = (count: number): string[] => [...Array(count).keys()].map((index) => `p${String(index).padStart(3, '0')}`);
const strangers = { meetings: () => 0 };

test('without history, the best sit together', () => {
  expect(seatingPlan(['a', 'b', 'c', 'd', 'e', 'f'], 3, strangers)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]);
});

/** Whether any plan has no repeats, by trying all. */
function isPossible(people: readonly string[], sizes: readonly number[], meetings: (a: string, b: string) => number): boolean {
  const [size, ...rest] = sizes;
  const [first, ...others] = people;
  if (size === undefined || first === undefined) return true;
  const choose = (table: readonly string[], from: readonly string[]): boolean => {
    if (table.length === size)
      return isPossible(
        others.filter((person) => !table.includes(person)),
        rest,
        meetings,
      );
    return from.some((person, index) => {
      if (table.some((one) => meetings(one, person) > 0)) return false;
      return choose([...table, person], from.slice(index + 1));
    });
  };
  return choose([first], others);
}

test('everyone sits at exactly one table, and a plan without repeats is found if there is one', () => {
  const history = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 16 });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 5 }), history, (count, size, met) => {
      const people = everyone(count);
      const pairs = new Set(met.flatMap(([a, b]) => [`${people[a]} ${people[b]}`, `${people[b]} ${people[a]}`]));
      const meetings = (one: string, other: string): number => (pairs.has(`${one} ${other}`) ? 1 : 0);
      const plan = seatingPlan(people, size, { meetings });
      expect(plan.flat().sort()).toEqual(people);
      expect(plan.map(({ length }) => length)).toEqual(tableSizes(count, size));
      const repeats = plan.reduce((total, table) => total + repeatsAt(table, { meetings }), 0);
      if (isPossible(people, tableSizes(count, size), meetings)) expect(repeats).toBe(0);
    }),
  );
});

test.each([
  [16, 4, 4],
  [24, 2, 5],
  [64, 4, 5],
  [125, 5, 5],
])('%i people at tables of %i play %i rounds with hardly a repeat', (count, size, rounds) => {
  const people = everyone(count);
  const places: RoundPlace[] = [];
  let repeats = 0;
  for (let round = 1; round <= rounds; round++) {
    const order = scoresOf(people, places).map(({ person }) => person);
    const meetings = meetingsIn(places);
    for (const [number, table] of seatingPlan(order, size, { meetings }).entries()) {
      repeats += repeatsAt(table, { meetings });
      for (const [index, person] of table.entries())
        places.push({ round, table: `${round}-${number}`, person, rank: index + 1, points: scaleFor(table.length)[index] ?? 0 });
    }
  }
  expect(repeats).toBeLessThanOrEqual(count / 8);
});

const at = (round: number, table: string, ...people: string[]): RoundPlace[] =>
  people.map((person, index) => ({ round, table, person, rank: index + 1, points: scaleFor(people.length)[index] ?? 0 }));

test('ties go to the one with the stronger opponents, then to the first game between the two', () => {
  const places = [...at(1, 'x', 'a', 'b'), ...at(1, 'y', 'c', 'd'), ...at(2, 'v', 'a', 'c'), ...at(2, 'w', 'd', 'b')];
  expect(scoresOf(['a', 'b', 'c', 'd'], places)).toEqual([
    { person: 'a', rank: 1, points: 10, opponents: 0.25 },
    { person: 'c', rank: 2, points: 5, opponents: 0.75 },
    { person: 'd', rank: 3, points: 5, opponents: 0.25 },
    { person: 'b', rank: 4, points: 0, opponents: 0.75 },
  ]);
  const first = [...at(1, 'x', 'b', 'a'), ...at(2, 'y', 'a', 'b')];
  expect(scoresOf(['a', 'b'], first).map(({ person, rank }) => [person, rank])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
});

test('people who are still equal share a rank; a running game counts for nothing yet', () => {
  const running = [{ round: 1, table: 'x', person: 'a' }];
  expect(scoresOf(['a', 'b', 'c'], running).map(({ rank }) => rank)).toEqual([1, 1, 1]);
});
