import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprintOf, type Patch, patchBetween, patched } from './patch.ts';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Pairs that have much in common, as two views of one table do. */
const pairs = fc
  .jsonValue({ maxDepth: 4 })
  .chain((before) => fc.tuple(fc.constant(before), fc.oneof(fc.jsonValue({ maxDepth: 4 }), similarTo(before))));

function similarTo(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value) && value.length > 0)
    return fc.tuple(fc.nat(value.length - 1), fc.jsonValue(), fc.constantFrom('put', 'cut', 'set')).map(([at, entry, how]) => {
      if (how === 'put') return value.toSpliced(at, 0, entry);
      return how === 'cut' ? value.toSpliced(at, 1) : value.with(at, entry);
    });
  if (typeof value === 'object' && value !== null)
    return fc.tuple(fc.string(), fc.jsonValue()).map(([key, entry]) => ({ ...value, [key]: entry }));
  return fc.constant(value);
}

describe('a patch', () => {
  test('sent as text, turns the value before into the value after', () => {
    fc.assert(
      fc.property(pairs, ([sent, after]) => {
        const before = overTheWire(sent);
        const patch = patchBetween(before, after);
        const result = patch ? patched(before, overTheWire(patch) as Patch) : before;
        expect(result).toEqual(overTheWire(after));
        expect(fingerprintOf(result)).toBe(fingerprintOf(after));
      }),
    );
  });

  test('names only what changed', () => {
    const before = {
      round: 3,
      players: [
        { money: 7, hand: ['a', 'b', 'c'] },
        { money: 4, hand: [] },
      ],
      last: 'x',
    };
    const after = {
      round: 3,
      players: [
        { money: 7, hand: ['a', 'c'] },
        { money: 9, hand: [] },
      ],
    };
    expect(patchBetween(before, after)).toEqual({
      of: { players: { of: { 0: { of: { hand: { at: 1, cut: 1, put: [] } } }, 1: { of: { money: { is: 9 } } } } } },
      without: ['last'],
    });
  });

  test('leaves the value before as it was and shares what stays', () => {
    const before = { kept: { deep: [1, 2] }, changed: 1 };
    const after = patched(before, { of: { changed: { is: 2 } } }) as typeof before;
    expect(before.changed).toBe(1);
    expect(after.kept).toBe(before.kept);
  });

  test('of the same value is nothing; an undefined entry isn’t there', () => {
    expect(patchBetween({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
    expect(patchBetween([{ a: [] }], [{ a: [] }])).toBeUndefined();
  });

  test('can’t reach the prototype', () => {
    const result = patched({}, JSON.parse('{"of":{"__proto__":{"is":{"polluted":true}}}}')) as { polluted?: boolean };
    expect(result.polluted).toBeUndefined();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a fingerprint', () => {
  test('ignores the order of keys and undefined entries', () => {
    expect(fingerprintOf({ a: 1, b: [2, 3] })).toBe(fingerprintOf({ b: [2, 3], c: undefined, a: 1 }));
  });

  test('differs for values that look alike', () => {
    const values = [
      0,
      1,
      -1,
      2 ** 32,
      0.5,
      '0',
      '',
      'a',
      'b',
      true,
      false,
      null,
      [],
      [[]],
      [0],
      {},
      { a: 0 },
      { a: '0' },
      { b: 0 },
      [1, 2],
      [2, 1],
    ];
    expect(new Set(values.map(fingerprintOf)).size).toBe(values.length);
  });
});

test('entries named like what every object has are entries like others', () => {
  expect(patchBetween({ toString: 0 }, {})).toEqual({ of: {}, without: ['toString'] });
  expect(patchBetween({}, { valueOf: [1] })).toEqual({ of: { valueOf: { is: [1] } } });
});
