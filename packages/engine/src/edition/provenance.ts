import { isRecord } from '../shape.ts';
import { type ComponentGroup, entriesOf } from './groups.ts';
import { markOf } from './mark.ts';
import { noteOf } from './note.ts';
import { type PartPath, partAt } from './path.ts';

/** Where a part comes from: the rules, concluded from them, our own design, or the owner's box. */
export const ORIGINS = ['found', 'derived', 'house', 'box'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Where an entry comes from. The provenance of a part may name several origins. */
export function originsOf(data: unknown, entry: PartPath): readonly Origin[] {
  if (isChecked(data, entry)) return ['box'];
  const texts = provenanceOf(data, entry);
  return ORIGINS.filter((origin) => texts.some((text) => new RegExp(`\\b${origin}\\b`).test(text)));
}

export function isChecked(data: unknown, entry: PartPath): boolean {
  return noteOf(data)?.checked.includes(markOf(data, entry)) ?? false;
}

/** The nearest provenance above an entry that speaks of it; all of it if none names the entry. */
function provenanceOf(data: unknown, entry: PartPath): readonly string[] {
  for (let depth = entry.length - 1; depth >= 0; depth--) {
    const owner = partAt(data, entry.slice(0, depth));
    if (!isRecord(owner) || !isRecord(owner.provenance)) continue;
    const texts = Object.entries(owner.provenance).map(([part, text]) => [part, String(text)] as const);
    const inside = entry.slice(depth);
    const named = texts.filter(([part]) => isAbout(part, inside, partAt(data, entry)));
    return (named.length > 0 ? named : depth > 0 ? texts : []).map(([, text]) => text);
  }
  return [];
}

/** `deck.white` is about all of it, `specialCards.monk` about the entries that name the monk. */
function isAbout(part: string, inside: PartPath, value: unknown): boolean {
  const keys = part.split('.');
  return keys.every((key, index) => {
    const step = inside[index];
    return step === key || (typeof step === 'number' && isRecord(value) && Object.values(value).includes(key));
  });
}

export interface GroupProgress {
  readonly entries: number;
  /** Compared with the owner's box. */
  readonly checked: number;
  /** Neither found in the rules nor checked. */
  readonly open: number;
}

/** With a base, what only that edition has is still to be entered. */
export function progressOf(group: ComponentGroup, data: unknown, base?: unknown): GroupProgress {
  const entries = entriesOf(group, data);
  const all = Math.max(entries.length, entriesOf(group, base).length);
  const checked = entries.filter((entry) => isChecked(data, entry)).length;
  const known = entries.filter((entry) => isFound(originsOf(data, entry))).length;
  return { entries: all, checked, open: all - checked - known };
}

function isFound(origins: readonly Origin[]): boolean {
  return origins.length > 0 && origins.every((origin) => origin === 'found');
}

/** All origins in a group, in their usual order. */
export function groupOrigins(group: ComponentGroup, data: unknown): readonly Origin[] {
  const origins = entriesOf(group, data).flatMap((entry) => originsOf(data, entry));
  return ORIGINS.filter((origin) => origins.includes(origin));
}
