import { Type } from 'typebox';

/**
 * How one JSON value becomes another: `is` replaces it, `of` patches entries by key or index and `without` drops keys, `at` replaces `cut`
 * entries of an array by those in `put`.
 */
export type Patch =
  | { readonly is: unknown }
  | { readonly of: Readonly<Record<string, Patch>>; readonly without?: readonly string[] }
  | { readonly at: number; readonly cut: number; readonly put: readonly unknown[] };

export const PatchSchema = Type.Unsafe<Patch>(Type.Object({}, { additionalProperties: true }));

type Entries = Readonly<Record<string, unknown>>;

export type Between = (before: unknown, after: unknown) => Patch | undefined;

/** Undefined if both are the same. As in JSON, an undefined entry of an object isn't there. */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  return patchFrom(before, after, patchBetween);
}

/** As `patchBetween`, with the parts compared by `between`. */
export function patchFrom(before: unknown, after: unknown, between: Between): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? patchOfEntries(before, after, between) : spliceBetween(before, after);
  if (isObject(before) && isObject(after)) return patchOfObject(before, after, between);
  return { is: after };
}

function isObject(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every object has a `toString` and a `__proto__` that it didn't get from JSON. Asking what was found is faster than `Object.hasOwn`. */
function ownEntry(entries: Entries, key: string): unknown {
  const value = entries[key];
  return typeof value === 'function' || value === Object.prototype ? undefined : value;
}

function patchOfEntries(before: readonly unknown[], after: readonly unknown[], between: Between): Patch | undefined {
  let of: Record<string, Patch> | undefined;
  for (let index = 0; index < after.length; index++) {
    if (before[index] === after[index]) continue;
    const patch = between(before[index], after[index]);
    if (patch) of = { ...of, [index]: patch };
  }
  return of && { of };
}

function patchOfObject(before: Entries, after: Entries, between: Between): Patch | undefined {
  let of: Record<string, Patch> | undefined;
  for (const key in after) {
    const value = after[key];
    if (value === undefined || value === before[key]) continue;
    const patch = between(ownEntry(before, key), value);
    if (patch) of = { ...of, [key]: patch };
  }
  const without = dropped(before, after);
  if (without) return { of: of ?? {}, without };
  return of && { of };
}

function dropped(before: Entries, after: Entries): string[] | undefined {
  let keys: string[] | undefined;
  for (const key in before) if (ownEntry(after, key) === undefined && before[key] !== undefined) keys = [...(keys ?? []), key];
  return keys?.sort();
}

function spliceBetween(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  return { at: start, cut: before.length - start - end, put: after.slice(start, after.length - end) };
}

function isSame(before: unknown, after: unknown): boolean {
  return patchBetween(before, after) === undefined;
}

/** Unchanged parts are shared with the value before. */
export function patched(before: unknown, patch: Patch): unknown {
  if ('is' in patch) return patch.is;
  if ('of' in patch) return Array.isArray(before) ? withEntries(before, patch.of) : withProperties(before, patch);
  return Array.isArray(before) ? before.toSpliced(patch.at, patch.cut, ...patch.put) : undefined;
}

function withEntries(before: readonly unknown[], of: Readonly<Record<string, Patch>>): unknown[] {
  return before.map((value, index) => {
    const patch = of[index];
    return patch ? patched(value, patch) : value;
  });
}

function withProperties(before: unknown, { of, without = [] }: Extract<Patch, { of: unknown }>): Entries {
  const known = isObject(before) ? Object.entries(before).filter(([key]) => !without.includes(key)) : [];
  const changed = Object.entries(of).map(([key, patch]): [string, unknown] => [
    key,
    patched(isObject(before) ? ownEntry(before, key) : undefined, patch),
  ]);
  return Object.fromEntries([...known, ...changed]);
}

const NULL = 0x9e3779b9;
const FALSE = 0x85ebca6b;
const TRUE = 0xc2b2ae35;
const ARRAY = 0x27d4eb2f;
const OBJECT = 0x165667b1;

export type Fingerprint = (value: unknown) => number;

/**
 * 32 bits of a JSON value, whatever the order of its keys: enough to notice a patch that was applied to another value, not meant against
 * someone who wants two values to look alike.
 */
export function fingerprintOf(value: unknown): number {
  return fingerprintFrom(value, fingerprintOf);
}

/** As `fingerprintOf`, with the parts' fingerprints from `part`. */
export function fingerprintFrom(value: unknown, part: Fingerprint): number {
  switch (typeof value) {
    case 'string':
      return ofText(value);
    case 'number':
      return Number.isInteger(value) ? mixed(value | 0, Math.floor(value / 2 ** 32)) : ofText(String(value));
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'object':
      if (value === null) return NULL;
      return Array.isArray(value) ? ofEntries(value, part) : ofObject(value as Entries, part);
    default:
      return NULL;
  }
}

function ofText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function ofEntries(values: readonly unknown[], part: Fingerprint): number {
  let hash = ARRAY;
  for (let index = 0; index < values.length; index++) hash = mixed(hash, part(values[index]));
  return hash;
}

/** A sum: the order of keys makes no difference. */
function ofObject(entries: Entries, part: Fingerprint): number {
  let sum = OBJECT;
  for (const key in entries) {
    const value = entries[key];
    if (value !== undefined) sum = (sum + mixed(ofText(key), part(value))) | 0;
  }
  return sum >>> 0;
}

function mixed(one: number, other: number): number {
  let hash = Math.imul(one ^ (one >>> 16), 0x7feb352d) ^ other;
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
