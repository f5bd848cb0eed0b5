import type { Space, SpaceField } from '../game.ts';
import type { Hooks } from '../modules/hooks.ts';
import { packed, range } from '../numbers.ts';
import { KINDS_OF_NEEDS, NEEDS } from '../rules/needs.ts';
import { KINDS_OF_DICE } from '../words.ts';

/** Number of spaces that fit into the bits of one small integer. */
const LONGEST = 30;

/** Groups neighbouring spaces so many can be tested in one operation. */
export function compileFields(spaces: readonly Space[], hooks: Hooks): SpaceField[] {
  return range(Math.ceil(spaces.length / LONGEST)).map((field) => compileField(spaces, field * LONGEST, hooks));
}

function compileField(all: readonly Space[], first: number, { mayPlace, rules }: Hooks): SpaceField {
  const spaces = all.slice(first, first + LONGEST);
  const where = (holds: (space: Space) => boolean): number =>
    spaces.reduce((bits, space, i) => (holds(space) ? bits | (1 << i) : bits), 0);
  const isWhole = (area: string): boolean => all.every((space) => space.area !== area || spaces.includes(space));
  const ordered = new Set(spaces.filter(({ before }) => before.length > 0).map(({ area }) => area));
  const needsOf = ({ needs }: Space): number => (rules.mayIdle ? NEEDS.nothing : needs);
  const dearest = Math.max(...spaces.map(({ cost }) => cost.money));
  return {
    first,
    count: spaces.length,
    all: where(() => true),
    withoutDie: where(({ cost }) => !cost.die),
    plain: range(KINDS_OF_DICE).map((die) => where(({ cost }) => cost.die && (cost.plain & (1 << die)) !== 0)),
    turned: range(KINDS_OF_DICE).map((die) => where(({ cost }) => cost.die && (cost.turned & (1 << die)) !== 0)),
    byMoney: range(dearest + 1).map((money) => where(({ cost }) => cost.money <= money)),
    byNeed: range(KINDS_OF_NEEDS).map((need) => where((space) => (needsOf(space) & (1 << need)) !== 0)),
    needy: where(({ needsDecide }) => needsDecide && !rules.mayIdle),
    areasInOrder: packed([...ordered].filter(isWhole).map((area) => where((space) => space.area === area))),
    partsOfAreas: where(({ area }) => ordered.has(area) && !isWhole(area)),
    restricted: where(({ groupLimit }) => groupLimit > 0 || mayPlace.length > 0),
  };
}

/** Spaces that cost nothing, don't depend on another space and are open to everyone. */
export function compileGifts(spaces: readonly Space[], { mayPlace }: Hooks): Space[] {
  if (mayPlace.length > 0) return [];
  return spaces.filter(
    ({ cost, groupLimit, before }) => cost.money === 0 && !cost.die && groupLimit === 0 && before.length === 0,
  );
}
