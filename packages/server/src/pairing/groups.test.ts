import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf, type Searcher, type Sorting, windowAfter } from './groups.ts';

const NOW = 1_000_000;
const nobody = (): boolean => false;

function searcher(person: string, rating: number, waited = 0): Searcher {
  return { person, rating, since: NOW - waited };
}

const names = (groups: readonly (readonly Searcher[])[]): string[][] =>
  groups.map((group) => group.map(({ person }) => person).sort());

test('the window widens by 100 every 20 seconds', () => {
  expect([0, 19_999, 20_000, 60_000].map(windowAfter)).toEqual([200, 200, 300, 500]);
});

test('the nearest rating is chosen, and only if both accept it', () => {
  const [a, b, c] = [searcher('a', 1000, 40_000), searcher('b', 1390, 60_000), searcher('c', 1180)];
  expect(names(groupsOf([a, b], { size: 2, now: NOW, isBlocked: nobody }).full)).toEqual([['a', 'b']]);
  expect(names(groupsOf([a, b, c], { size: 2, now: NOW, isBlocked: nobody }).full)).toEqual([['a', 'b']]);
  const early = { ...b, since: NOW - 39_999 };
  const { full, partial } = groupsOf([a, early, c], { size: 2, now: NOW, isBlocked: nobody });
  expect([names(full), names(partial)]).toEqual([[['a', 'c']], [['b']]]);
});

test('blocked people never meet; the others see who they have', () => {
  const three = [searcher('a', 1000, 2), searcher('b', 1000, 1), searcher('c', 1000)];
  const isBlocked = (one: string, other: string): boolean => [one, other].sort().join() === 'a,b';
  const { full, partial } = groupsOf(three, { size: 3, now: NOW, isBlocked });
  expect([names(full), names(partial)]).toEqual([[], [['a', 'c'], ['b']]]);
});

const crowd = fc.array(fc.tuple(fc.integer({ min: 600, max: 1800 }), fc.integer({ min: 0, max: 180_000 })), { maxLength: 9 });

function fits(one: Searcher, other: Searcher, { now, isBlocked }: Sorting): boolean {
  const window = Math.min(windowAfter(now - one.since), windowAfter(now - other.since));
  return Math.abs(one.rating - other.rating) <= window && !isBlocked(one.person, other.person);
}

function hasGroup(group: readonly Searcher[], rest: readonly Searcher[], sorting: Sorting): boolean {
  if (group.length === sorting.size) return true;
  return rest.some(
    (next, index) => group.every((one) => fits(one, next, sorting)) && hasGroup([...group, next], rest.slice(index + 1), sorting),
  );
}

test('everyone is in exactly one group, all in it accept each other, and no possible group is missed', () => {
  const blocks = fc.func(fc.boolean());
  fc.assert(
    fc.property(crowd, fc.integer({ min: 2, max: 5 }), blocks, (ratings, size, block) => {
      const searchers = ratings.map(([rating, waited], index) => searcher(`p${index}`, rating, waited));
      const sorting = { size, now: NOW, isBlocked: (one: string, other: string) => block([one, other].sort().join()) };
      const { full, partial } = groupsOf(searchers, sorting);
      expect([...full, ...partial].flat().sort(byPerson)).toEqual([...searchers].sort(byPerson));
      for (const group of full) expect(group).toHaveLength(size);
      for (const group of [...full, ...partial])
        for (const one of group) for (const other of group) if (one !== other) expect(fits(one, other, sorting)).toBe(true);
      expect(hasGroup([], partial.flat(), sorting)).toBe(false);
    }),
  );
});

test('two thousand people who never accept each other don’t stop the others', () => {
  const crowd = [...Array(2000).keys()].map((index) => searcher(`ghost${index}`, 1000, index));
  const isBlocked = (one: string, other: string): boolean => one.startsWith('ghost') && other.startsWith('ghost');
  const started = process.cpuUsage();
  const { full } = groupsOf([...crowd, searcher('a', 1000), searcher('b', 1000)], { size: 3, now: NOW, isBlocked });
  expect(full).toHaveLength(1);
  expect(process.cpuUsage(started).user / 1000, 'milliseconds of the processor').toBeLessThan(2000);
});

function byPerson(a: Searcher, b: Searcher): number {
  return a.person < b.person ? -1 : 1;
}
