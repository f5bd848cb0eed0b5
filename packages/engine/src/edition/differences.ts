import { isRecord } from '../shape.ts';
import { markOf, nameAt, pathOfMark } from './mark.ts';
import { childrenOf, type PartPath, partAt, withoutPart, withPart } from './path.ts';

/** One number, word or whole entry that two editions don't share; `undefined` where an edition has no such part. */
export interface Difference {
  /** Its mark. */
  readonly at: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Every difference, in the order of the parts. Named entries are compared by name, others by place. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  return compare({ data: before, path: [] }, { data: after, path: [] });
}

interface Place {
  readonly data: unknown;
  readonly path: PartPath;
}

function compare(one: Place, other: Place): readonly Difference[] {
  const before = partAt(one.data, one.path);
  const after = partAt(other.data, other.path);
  if (isNamedList(before) && isNamedList(after)) return pairsByName(before, after).flatMap(([a, b]) => paired(one, other, a, b));
  if ((Array.isArray(before) && Array.isArray(after)) || (isRecord(before) && isRecord(after))) {
    const keys = new Set([...childrenOf(before), ...childrenOf(after)].map(([key]) => key));
    return [...keys].flatMap((key) => paired(one, other, has(before, key), has(after, key)));
  }
  return Object.is(before, after) ? [] : [{ at: markOf(other.data, other.path), before, after }];
}

type Key = string | number | undefined;

function paired(one: Place, other: Place, before: Key, after: Key): readonly Difference[] {
  if (before !== undefined && after !== undefined)
    return compare({ ...one, path: [...one.path, before] }, { ...other, path: [...other.path, after] });
  const { data, path } = after === undefined ? one : other;
  const lost = [...path, after ?? before ?? ''];
  const part = partAt(data, lost);
  return [
    { at: markOf(data, lost), before: after === undefined ? part : undefined, after: after === undefined ? undefined : part },
  ];
}

function has(part: unknown, key: string | number): Key {
  return childrenOf(part).some(([one]) => one === key) ? key : undefined;
}

function isNamedList(part: unknown): part is readonly unknown[] {
  return Array.isArray(part) && part.length > 0 && part.every((_, place) => nameAt(part, place) !== undefined);
}

function pairsByName(before: readonly unknown[], after: readonly unknown[]): readonly (readonly [Key, Key])[] {
  const placeIn = (list: readonly unknown[], name: string | undefined): Key => {
    const place = list.findIndex((_, index) => nameAt(list, index) === name);
    return place < 0 ? undefined : place;
  };
  const kept = before.map((_, place) => [place, placeIn(after, nameAt(before, place))] as const);
  const added = after.flatMap((_, place) =>
    placeIn(before, nameAt(after, place)) === undefined ? [[undefined, place] as const] : [],
  );
  return [...kept, ...added];
}

/** An edition with some parts of another: changed, added or removed. */
export function merge(mine: unknown, theirs: unknown, marks: readonly string[]): unknown {
  return marks.reduce((data, mark) => take(data, theirs, mark), mine);
}

function take(mine: unknown, theirs: unknown, mark: string): unknown {
  const from = pathOfMark(theirs, mark);
  const at = pathOfMark(mine, mark);
  if (from === undefined) return at === undefined ? mine : withoutPart(mine, at);
  if (at !== undefined) return withPart(mine, at, partAt(theirs, from));
  return inserted(mine, theirs, from);
}

/** A part only the other edition has: a key of an object that both have, or an entry at the end of a list. */
function inserted(mine: unknown, theirs: unknown, from: PartPath): unknown {
  const parent = pathOfMark(mine, markOf(theirs, from.slice(0, -1)));
  const key = from.at(-1);
  if (parent === undefined || key === undefined) return mine;
  const list = partAt(mine, parent);
  return withPart(mine, [...parent, Array.isArray(list) ? list.length : key], partAt(theirs, from));
}
