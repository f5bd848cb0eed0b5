import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GrowingList } from './growing-list.ts';

/** Each step continues one of the lists made so far: adds a value, or keeps only the first few. */
const steps = fc.array(
  fc.record({ from: fc.nat(), step: fc.oneof(fc.record({ add: fc.nat() }), fc.record({ keep: fc.nat(8) })) }),
);

test('behaves like an array that is copied for every change, whichever list is continued', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const lists = [GrowingList.of<number>([])];
      const arrays: number[][] = [[]];
      for (const { from, step } of all) {
        const list = lists[from % lists.length] as GrowingList<number>;
        const array = arrays[from % arrays.length] as number[];
        lists.push('add' in step ? list.with(step.add) : list.first(step.keep));
        arrays.push('add' in step ? [...array, step.add] : array.slice(0, step.keep));
      }
      for (const [index, list] of lists.entries()) {
        const array = arrays[index] as number[];
        expect([...list]).toEqual(array);
        expect(list).toHaveLength(array.length);
        for (const place of [-9, -1, 0, 1, 8]) expect(list.at(place)).toBe(array.at(place));
        expect(list.slice(1, 3)).toEqual(array.slice(1, 3));
      }
    }),
  );
});

test('an empty list doesn’t keep what is added to it', () => {
  const empty = GrowingList.of<string>([]);
  empty.with('a');
  expect([...empty.with('b')]).toEqual(['b']);
});
