import { isRecord } from '../shape.ts';

/** From the root of an edition to one of its parts: keys of objects, places in lists. */
export type PartPath = readonly (string | number)[];

/** `provinceTiles[3].price`, as faults name a part. */
export function parsePath(text: string): PartPath {
  return [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, place, key]) => (place === undefined ? String(key) : Number(place)));
}

export function pathText(path: PartPath): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');
}

export function partAt(data: unknown, path: PartPath): unknown {
  return path.reduce(childOf, data);
}

/** The data with another part; what lies on the way and isn't there becomes an object. */
export function withPart(data: unknown, [key, ...rest]: PartPath, part: unknown): unknown {
  if (key === undefined) return part;
  const child = withPart(childOf(data, key), rest, part);
  if (Array.isArray(data) && typeof key === 'number') return data.toSpliced(key, 1, child);
  return { ...(isRecord(data) ? data : {}), [key]: child };
}

export function withoutPart(data: unknown, path: PartPath): unknown {
  const key = path.at(-1);
  const parent = partAt(data, path.slice(0, -1));
  if (Array.isArray(parent) && typeof key === 'number') return withPart(data, path.slice(0, -1), parent.toSpliced(key, 1));
  if (!isRecord(parent) || key === undefined) return data;
  const { [key]: _, ...others } = parent;
  return withPart(data, path.slice(0, -1), others);
}

/** Whether a path leads to another's part or into it. */
export function isWithin(path: PartPath, outer: PartPath): boolean {
  return outer.every((key, index) => path[index] === key);
}

/** All paths to numbers, texts, flags and empty lists or objects. */
export function leavesOf(data: unknown, path: PartPath = []): readonly PartPath[] {
  const children = childrenOf(data);
  return children.length === 0 ? [path] : children.flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

export function childrenOf(data: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(data)) return data.map((child, index) => [index, child] as const);
  return isRecord(data) ? Object.entries(data) : [];
}

function childOf(parent: unknown, key: string | number): unknown {
  if (Array.isArray(parent)) return parent[Number(key)];
  return isRecord(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
}
