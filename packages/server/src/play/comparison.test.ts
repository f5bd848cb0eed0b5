import { fingerprintOf, type Patch, patchBetween, patched } from '@durbar/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ViewComparison } from './comparison.ts';

interface Parts {
  readonly seats: readonly unknown[];
  readonly board: unknown;
  readonly own: unknown;
}

/** Views of one table: the board and the others' seats are shared. */
function viewsOf({ seats, board, own }: Parts): readonly object[] {
  const others = { viewer: 'spectator', board, seats };
  return [others, { ...others, viewer: 0, seats: [own, ...seats.slice(1)] }, { board, seats, viewer: 1, hand: own }];
}

/** Views are plain JSON, which knows no -0. */
const part = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const parts: fc.Arbitrary<Parts> = fc.record({ seats: fc.array(part, { minLength: 1, maxLength: 3 }), board: part, own: part });
/** How a table moves on: mostly a part of it changes. */
const course = fc.tuple(parts, fc.array(fc.oneof(parts, fc.record({ board: part }), fc.record({ own: part })), { maxLength: 4 }));

test('finds the same patches and fingerprints as comparing each view alone', () => {
  fc.assert(
    fc.property(course, ([first, changes]) => {
      let before = viewsOf(first);
      let past: ViewComparison | undefined;
      let table = first;
      for (const change of changes) {
        table = structuredClone({ ...table, ...change });
        const after = viewsOf(table);
        const comparison: ViewComparison = new ViewComparison(past?.prints ?? new Map());
        for (const [viewer, view] of after.entries()) {
          const patch = comparison.patchBetween(before[viewer], view);
          expect(patch).toEqual(patchBetween(before[viewer], view));
          expect(comparison.fingerprintOf(view)).toBe(fingerprintOf(view));
          const sent: Patch | undefined = patch && JSON.parse(comparison.patchText(patch));
          expect(sent ? patched(before[viewer], sent) : before[viewer]).toEqual(JSON.parse(JSON.stringify(view)));
        }
        before = after;
        past = comparison;
      }
    }),
  );
});

test('looks at a shared part once', () => {
  let looks = 0;
  const counted = (name: string): object =>
    Object.defineProperty({ name }, 'money', {
      enumerable: true,
      get: () => {
        looks++;
        return 3;
      },
    });
  const comparison = new ViewComparison(new Map());
  const [before, after] = [{ seats: [counted('a')] }, { seats: [counted('b')] }];
  comparison.patchBetween(before, after);
  comparison.fingerprintOf(after);
  const first = looks;
  comparison.patchBetween({ viewer: 1, ...before }, { viewer: 1, ...after });
  comparison.fingerprintOf({ viewer: 1, ...after });
  expect(first).toBeGreaterThan(0);
  expect(looks).toBe(first);
});

test('what stays the same keeps its fingerprint without another look', () => {
  const earlier = new ViewComparison(new Map());
  const before = { seats: [{ money: 3 }], round: 1 };
  earlier.fingerprintOf(before);
  const print = earlier.prints.get(before.seats);
  const forged = new Map([...earlier.prints.keys()].map((one) => [one, 7]));
  const later = new ViewComparison(forged);
  const after = { seats: [{ money: 3 }], round: 2 };
  later.patchBetween(before, after);
  later.fingerprintOf(after);
  expect(print).not.toBe(7);
  expect(later.prints.get(after.seats)).toBe(7);
});
