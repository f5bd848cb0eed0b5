import { expect, test } from 'vitest';
import { clearContrasts, differInChance, isSameCourse, storedContrasts } from './contrast.ts';

/** As many worlds as amounts, over and over. */
function worlds(...amounts: readonly number[]): readonly number[] {
  return Array.from({ length: 12 }, (_, world) => amounts[world % amounts.length] ?? 0);
}

test('amounts are compared world by world: a small difference in every world is clear, a large one in some is not', () => {
  expect(clearContrasts({ dice: worlds(9, 2) }, { dice: worlds(8, 1) })).toMatchObject([{ name: 'dice', by: 1 }]);
  expect(clearContrasts({ dice: worlds(9, 0, 0) }, { dice: worlds(0, 4, 3) })).toEqual([]);
});

test('an amount that is missing counts 0, the clearest comes first', () => {
  const found = clearContrasts({ dice: worlds(3, 1), karma: worlds(2) }, {});
  expect(found.map(({ name, one, other }) => [name, one, other])).toEqual([
    ['karma', 2, 0],
    ['dice', 2, 0],
  ]);
});

test('scores are compared only where the game has ended after both turns or after neither', () => {
  const [one, other] = [
    { race: worlds(5, 20), over: worlds(0, 1) },
    { race: worlds(5, 6), over: worlds(0) },
  ];
  expect(clearContrasts(one, other).map(({ name }) => name)).not.toContain('race');
  expect(clearContrasts({ race: one.race }, { race: worlds(4, 19) }).map(({ name }) => name)).toContain('race');
});

test('winning chances differ only by more than the worlds do, and by more than a percentage point', () => {
  expect(differInChance({ chance: worlds(0.5, 0.6) }, { chance: worlds(0.4, 0.5) })).toBe(true);
  expect(differInChance({ chance: worlds(0.9, 0.2) }, { chance: worlds(0.3, 0.7) })).toBe(false);
  expect(differInChance({ chance: worlds(0.505) }, { chance: worlds(0.5) })).toBe(false);
  expect(differInChance({ race: worlds(1) }, { race: worlds(2) })).toBeUndefined();
});

test('turns that lead to the same in every world are the same', () => {
  expect(isSameCourse({ dice: worlds(1, 2), karma: worlds(0) }, { dice: worlds(1, 2) })).toBe(true);
  expect(isSameCourse({ dice: worlds(1, 2) }, { dice: worlds(2, 1) })).toBe(false);
});

test('only what tells two turns apart is stored', () => {
  const [one, other] = [
    { chance: worlds(0.5), dice: worlds(3.33333), karma: worlds(1, 2) },
    { chance: worlds(0.4), dice: worlds(1), karma: worlds(2, 1) },
  ];
  expect(storedContrasts(one, other)).toEqual([{ name: 'dice', one: 3.333, other: 1, by: 2.333 }]);
});
