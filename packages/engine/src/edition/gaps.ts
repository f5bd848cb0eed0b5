import { type Form, isRecord } from '../shape.ts';
import { emptyOf, emptyOfKind, fittingForm, keysOf } from './form.ts';
import { type ComponentGroup, stepsOf } from './groups.ts';
import { childrenOf, type PartPath, partAt, pathText, withPart } from './path.ts';

/** Where one more entry of a group fits: at the end of a list, under a new name, or a part that isn't there. */
export interface Gap {
  readonly kind: 'list' | 'record' | 'part';
  readonly at: PartPath;
  /** The form of the new entry. */
  readonly of: Form;
  /** Entries of a list are of this group only with this value. */
  /** Lists within it whose entries are the group's own: a new one begins without them. */
  readonly lists: readonly string[];
  readonly wanted?: { readonly key: string; readonly value: string };
}

/** Words about an edition, not in it. */
const NOTES = ['provenance', 'about'];

/** Everywhere in an edition where the group can grow, also if nothing of it is there yet. */
export function gapsOf({ entries }: ComponentGroup, form: Form, data: unknown): readonly Gap[] {
  const found = entries.flatMap((pattern) => gapsAlong(form, data, stepsOf(pattern), []));
  const alike = Map.groupBy(found, ({ kind, at, wanted }) => `${kind} ${pathText(at)} ${wanted?.value ?? ''}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, lists: [first, ...others].flatMap(({ lists }) => lists) }] : [],
  );
}

function gapsAlong(form: Form, data: unknown, [step, ...rest]: readonly string[], path: PartPath): readonly Gap[] {
  if (step === undefined) return [];
  const part = partAt(data, path);
  const fitting = fittingForm(form, part);
  if (fitting.kind === 'list')
    return [...listGap(fitting, part, [step, ...rest], path), ...within(fitting.of, part, data, rest, path)];
  if (fitting.kind === 'record')
    return [{ kind: 'record', at: path, of: fitting.of, lists: [] }, ...within(fitting.of, part, data, rest, path)];
  if (fitting.kind !== 'object') return [];
  const inner = Object.entries(keysOf(fitting)).filter(([key]) => !NOTES.includes(key) && (step === '*' || step === key));
  return inner.flatMap(([key, of]) => {
    const at = [...path, key];
    const isAbsent = rest.length === 0 && !(isRecord(part) && Object.hasOwn(part, key));
    return isAbsent ? [{ kind: 'part' as const, at, of, lists: [] }] : gapsAlong(of, data, rest, at);
  });
}

function listGap(
  { of, max }: Extract<Form, { kind: 'list' }>,
  list: unknown,
  [step = '', inner, next]: readonly string[],
  at: PartPath,
): readonly Gap[] {
  if (Array.isArray(list) && list.length >= max) return [];
  const [, key, value] = /^\[(.+)=(.+)\]$/.exec(step) ?? [];
  const lists = inner !== undefined && next?.startsWith('[') ? [inner] : [];
  return [{ kind: 'list', at, of, lists, ...(key !== undefined && value !== undefined && { wanted: { key, value } }) }];
}

function within(of: Form, part: unknown, data: unknown, rest: readonly string[], path: PartPath): readonly Gap[] {
  return rest.length === 0 ? [] : childrenOf(part).flatMap(([key]) => gapsAlong(of, data, rest, [...path, key]));
}

/** The edition with one more entry, and where it is. Records need a name. */
export function withEntry(
  data: unknown,
  gap: Gap,
  { base, name = '' }: { readonly base: unknown; readonly name?: string },
): { readonly data: unknown; readonly path: PartPath } {
  if (gap.kind === 'part') return { data: withPart(data, gap.at, emptyOf(gap.of)), path: gap.at };
  if (gap.kind === 'record') {
    const path = [...gap.at, name];
    return { data: withPart(data, path, emptyOf(gap.of)), path };
  }
  const list = listAt(data, gap.at);
  return {
    data: withPart(data, gap.at, [...list, newEntry(gap, list, listAt(base, gap.at))]),
    path: [...gap.at, list.length],
  };
}

/** Like the last one, so only what differs is typed; named as in the base edition, because names aren't printed. */
function newEntry(gap: Gap, list: readonly unknown[], base: readonly unknown[]): unknown {
  const { of, wanted, lists } = gap;
  if (lists.length > 0) return lists.reduce<unknown>((entry, key) => withPart(entry, [key], []), emptyOf(of));
  const last = list.findLast((one) => isMeant(gap, one));
  const blank = wanted && of.kind === 'tagged' ? emptyOfKind(of, wanted.value) : emptyOf(of);
  const entry = last ?? blank;
  if (!isRecord(entry) || typeof entry.id !== 'string') return entry;
  return {
    ...entry,
    id: freeName(
      base.filter((one) => isMeant(gap, one)),
      list,
      entry.id,
    ),
  };
}

function isMeant({ wanted }: Gap, entry: unknown): boolean {
  return !wanted || (isRecord(entry) && entry[wanted.key] === wanted.value);
}

function freeName(base: readonly unknown[], list: readonly unknown[], last: string): string {
  const taken = new Set(list.map(idOf));
  const known = base.map(idOf).find((id) => id !== undefined && !taken.has(id));
  const [, stem = '', number = '0'] = /^(.*?)(\d*)$/.exec(last) ?? [];
  const numbered = Array.from({ length: list.length + 1 }, (_, index) => `${stem}${Number(number) + index + 1}`);
  return known ?? numbered.find((id) => !taken.has(id)) ?? last;
}

function idOf(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined;
}

function listAt(data: unknown, path: PartPath): readonly unknown[] {
  const list = partAt(data, path);
  return Array.isArray(list) ? list : [];
}

/** The names of the base edition that a record doesn't have yet. */
export function missingNames(data: unknown, { at }: Gap, base: unknown): readonly string[] {
  const there = new Set(childrenOf(partAt(data, at)).map(([key]) => String(key)));
  return childrenOf(partAt(base, at))
    .map(([key]) => String(key))
    .filter((key) => !there.has(key));
}

/** Whether the base edition has more there. */
export function isLacking(data: unknown, gap: Gap, base: unknown): boolean {
  if (gap.kind === 'part') return partAt(base, gap.at) !== undefined;
  if (gap.kind === 'record') return missingNames(data, gap, base).length > 0;
  const count = (edition: unknown): number => listAt(edition, gap.at).filter((entry) => isMeant(gap, entry)).length;
  return count(data) < count(base);
}
