import { remembered } from '../remembered.ts';
import { isRecord } from '../shape.ts';
import { type PartPath, parsePath, partAt } from './path.ts';

/**
 * Names a part that is found again after others were added or removed: `provinceTiles[B-S1].price`. Entries without a name of their
 * own keep their place: `river.spaces[3]`.
 */
export function markOf(data: unknown, path: PartPath): string {
  return path
    .map((key, index) => {
      if (typeof key === 'string') return index > 0 ? `.${key}` : key;
      return `[${nameAt(partAt(data, path.slice(0, index)), key) ?? key}]`;
    })
    .join('');
}

/** Where a marked part lies; undefined if the edition has no such part. */
export function pathOfMark(data: unknown, mark: string): PartPath | undefined {
  const path: (string | number)[] = [];
  let part = data;
  for (const [, name, key] of mark.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)) {
    const step = key ?? placeOf(part, String(name));
    if (step === undefined) return undefined;
    path.push(step);
    part = partAt(part, [step]);
    if (part === undefined) return undefined;
  }
  return path;
}

/** An entry's own name: only if no other entry of the list has it, and it can't be taken for a place. */
export function nameAt(list: unknown, place: number): string | undefined {
  if (!Array.isArray(list)) return undefined;
  const name = nameOf(list[place]);
  return name !== undefined && timesNamed(list).get(name) === 1 ? name : undefined;
}

const timesNamed = remembered((list: readonly unknown[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const entry of list) {
    const name = nameOf(entry);
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
});

function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry) || typeof entry.id !== 'string') return undefined;
  return /^[^.[\]]*[^.[\]\d][^.[\]]*$/.test(entry.id) ? entry.id : undefined;
}

function placeOf(list: unknown, name: string): number | undefined {
  if (!Array.isArray(list)) return undefined;
  const named = list.findIndex((entry) => nameOf(entry) === name);
  if (named >= 0) return named;
  const [place] = parsePath(`[${name}]`);
  return typeof place === 'number' ? place : undefined;
}
