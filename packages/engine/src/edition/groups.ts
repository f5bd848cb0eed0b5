import { isRecord, type Shape } from '../shape.ts';
import { childrenOf, isWithin, type PartPath, partAt } from './path.ts';

/** Components that belong together in the box and are entered together. */
export interface ComponentGroup {
  readonly id: string;
  /**
   * What is entered and checked as one thing: `river.spaces[]` each space, `limits.*` each value of an object, `cards[kind=ship]` the entries
   * with that value.
   */
  readonly entries: readonly string[];
}

/** How a game's editions are edited: what they may hold, and in which groups. */
export interface EditionEditing {
  readonly shape: Shape;
  readonly groups: readonly ComponentGroup[];
}

/** The entries of a group in an edition, in the order of its patterns. */
export function entriesOf({ entries }: ComponentGroup, data: unknown): readonly PartPath[] {
  return entries.flatMap((pattern) => matching(data, stepsOf(pattern)));
}

/** The group and entry that a part belongs to. */
export function entryOf(
  groups: readonly ComponentGroup[],
  data: unknown,
  path: PartPath,
): { readonly group: ComponentGroup; readonly entry: PartPath } | undefined {
  for (const group of groups) {
    const entry = entriesOf(group, data).find((one) => isWithin(path, one));
    if (entry) return { group, entry };
  }
  return undefined;
}

/** `*`: every key, `[]`: every entry, `[key=value]`: entries with that value. */
export function stepsOf(pattern: string): readonly string[] {
  return pattern.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
}

function matching(data: unknown, steps: readonly string[], path: PartPath = []): readonly PartPath[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [path];
  return childrenOf(partAt(data, path))
    .filter(([key, child]) => isMeant(step, key, child))
    .flatMap(([key]) => matching(data, rest, [...path, key]));
}

function isMeant(step: string, key: string | number, child: unknown): boolean {
  if (typeof key === 'string') return step === '*' || step === key;
  const wanted = /^\[(.+)=(.+)\]$/.exec(step);
  if (!wanted) return step === '[]';
  return isRecord(child) && String(child[wanted[1] ?? '']) === wanted[2];
}
