import type { Random } from '../position.ts';
import { below } from '../random.ts';

/** A path into component data: the keys from the root. */
type Place = readonly (string | number)[];

/** Values at the same path of other entries, so changes are plausible. */
type Siblings = ReadonlyMap<string, readonly unknown[]>;

export interface Variation {
  readonly data: unknown;
  readonly path: string;
}

const STOP = 0.15;
const ODD_NUMBERS = [-1, 0, 0.5, 1, 2, 15, 16, 31, 32, 100, 255, 1_000_000, Number.MAX_SAFE_INTEGER] as const;

/** Changes one thing in JSON data: a number, a word, a list or an object. Every part is equally likely. */
export function vary(data: unknown, random: Random): Variation {
  const siblings = siblingsIn(data);
  const place = placeIn(data, random);
  const value = valueAt(data, place);
  return { data: withValue(data, place, changed(value, siblings.get(kindOf(place)) ?? [], random)), path: pathOf(place) };
}

/** Descends at random, so a short list of numbers is hit as often as a long list of cards. */
function placeIn(data: unknown, random: Random): Place {
  const place: (string | number)[] = [];
  let value = data;
  while (isParent(value)) {
    const keys: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    if (keys.length === 0 || (place.length > 0 && random() < STOP)) break;
    const key = pick(keys, random);
    place.push(key);
    value = childOf(value, key);
  }
  return place;
}

function changed(value: unknown, siblings: readonly unknown[], random: Random): unknown {
  if (typeof value === 'number') return changedNumber(value, random);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return random() < 0.9 ? pick(siblings, random) : 'nowhere';
  if (Array.isArray(value)) return changedList(value, siblings, random);
  return changedObject(value as Readonly<Record<string, unknown>>, siblings, random);
}

function changedNumber(value: number, random: Random): number {
  const near = [value - 1, value + 1, value + 2, value * 2, Math.floor(value / 2)];
  return random() < 0.7 ? pick(near, random) : pick(ODD_NUMBERS, random);
}

function changedList(list: readonly unknown[], siblings: readonly unknown[], random: Random): unknown {
  const at = below(random, Math.max(1, list.length));
  const results = [list.toSpliced(at, 1), [...list, ...list.slice(at, at + 1)], list.toReversed(), [], pick(siblings, random)];
  return pick(results, random);
}

function changedObject(
  value: Readonly<Record<string, unknown>>,
  siblings: readonly unknown[],
  random: Random,
): Readonly<Record<string, unknown>> {
  const sibling = pick(siblings, random) as Readonly<Record<string, unknown>>;
  const dropped = pick(Object.keys(value).concat(''), random);
  const without = Object.fromEntries(Object.entries(value).filter(([key]) => key !== dropped));
  return pick([sibling, { ...sibling, ...value }, { ...value, ...sibling }, without], random);
}

function siblingsIn(data: unknown): Siblings {
  const found = new Map<string, unknown[]>();
  const visit = (value: unknown, place: Place): void => {
    const kind = kindOf(place);
    found.set(kind, [...(found.get(kind) ?? []), value]);
    if (isParent(value)) for (const [key, child] of Object.entries(value)) visit(child, [...place, keyIn(value, key)]);
  };
  visit(data, []);
  return found;
}

function withValue(data: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  const child = withValue(childOf(data, key), rest, value);
  return Array.isArray(data) ? data.with(Number(key), child) : { ...(data as object), [key]: child };
}

function valueAt(data: unknown, place: Place): unknown {
  return place.reduce(childOf, data);
}

function childOf(parent: unknown, key: string | number): unknown {
  return (parent as Readonly<Record<string | number, unknown>>)[key];
}

function keyIn(parent: object, key: string): string | number {
  return Array.isArray(parent) ? Number(key) : key;
}

function isParent(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A path with list indices wildcarded. */
function kindOf(place: Place): string {
  return place.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('');
}

function pathOf(place: Place): string {
  return place.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[below(random, list.length)] as T;
}
