import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GrowingList } from './growing-list.ts';

/** Each step continues one of the lists made so far: adds values, keeps only the first few, or packs old ones. */
const steps = fc.array(
  fc.record({
    from: fc.nat(),
    step: fc.oneof(
      fc.record({ add: fc.nat(), times: fc.integer({ min: 1, max: 50 }) }),
      fc.record({ keep: fc.nat(80) }),
      fc.record({ newest: fc.nat(8) }),
    ),
  }),
);

test('behaves like an array that is copied for every change, whichever list is continued', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const lists = [GrowingList.of<number>([])];
      const arrays: number[][] = [[]];
      for (const { from, step } of all) {
        const list = lists[from % lists.length] as GrowingList<number>;
        const array = arrays[from % arrays.length] as number[];
        if ('newest' in step) list.packAllBut(step.newest);
        else if ('keep' in step) {
          lists.push(list.first(step.keep));
          arrays.push(array.slice(0, step.keep));
        } else {
          const added = Array.from({ length: step.times }, (_, index) => step.add + index);
          lists.push(added.reduce((longer, value) => longer.with(value), list));
          arrays.push([...array, ...added]);
        }
      }
      for (const [index, list] of lists.entries()) {
        const array = arrays[index] as number[];
        expect([...list]).toEqual(array);
        expect(list).toHaveLength(array.length);
        for (const place of [-40, -9, -1, 0, 1, 8, 31, 32, 70]) expect(list.at(place)).toBe(array.at(place));
        for (const [start, end] of [
          [1, 3],
          [30, 34],
          [32, 32],
          [40, 20],
          [0, 99],
          [64, 130],
        ] as const)
          expect(list.slice(start, end)).toEqual(array.slice(start, end));
      }
    }),
  );
});

test('an empty list doesn’t keep what is added to it', () => {
  const empty = GrowingList.of<string>([]);
  empty.with('a');
  expect([...empty.with('b')]).toEqual(['b']);
});

test('packed values take no objects, and those that are added stay as they are', () => {
  const values = Array.from({ length: 100 }, (_, number) => ({ number }));
  const list = GrowingList.of(values);
  list.packAllBut(10);
  expect([list.at(-10), list.at(64)]).toEqual([{ number: 90 }, { number: 64 }]);
  expect(list.at(99)).toBe(values[99]);
  expect(list.at(63)).not.toBe(values[63]);
  expect(list.slice()).toEqual(values);
});
