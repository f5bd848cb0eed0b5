import type { PartPath } from '@durbar/engine/edition';
import type { EditionDraft } from './draft.svelte.ts';
import type { EditionMessages } from './messages/index.ts';
import type { EnteredPart, Row, RowWords } from './rows.ts';
import { wordFor } from './sentences.ts';
import { knownTexts } from './texts.ts';

/** What a game says about the entries of a group. */
export interface EntryLook {
  /** Keys for values: the same picture has the same key everywhere. */
  readonly letters?: Readonly<Record<string, string>>;
  /** Choices that are rarely changed: pressed, not typed. */
  readonly silent?: readonly string[];
  /** Parts that are not printed or can't be changed here. */
  readonly hidden?: readonly string[];
  /** How many entries a list has on every component that we know. */
  readonly most?: Readonly<Record<string, number>>;
  /** Keys of words that are typed, because any may stand there. */
  readonly typed?: readonly string[];
  /** Titles of the game's own; undefined for all others. */
  titleOf?(path: PartPath): string | undefined;
  /** Names of the game's own; undefined for all others. */
  nameOf?(key: string, value: string | number): string | undefined;
  rowsFor?(part: EnteredPart, words: RowWords): readonly Row[] | undefined;
}

/** Names in the edition and what is said about it are no part of a row. */
const NEVER_PRINTED = ['id', 'provenance', 'about'];

export function wordsOfRows(look: EntryLook, draft: EditionDraft, t: EditionMessages): RowWords {
  const [known, mine] = [knownTexts(draft.base), knownTexts(draft.data)];
  const words: RowWords = {
    titleOf: (path) => look.titleOf?.(path) ?? titleOf(path, t),
    nameOf: (key, value) => look.nameOf?.(key, value) ?? wordFor(value, t.fields),
    knownAt: (key) => [...new Set([...(known.get(key) ?? []), ...(mine.get(key) ?? [])])].filter((text) => text !== ''),
    none: t.none,
    yes: t.yes,
    no: t.no,
    hidden: [...NEVER_PRINTED, ...(look.hidden ?? [])],
    entryKey: '',
    typed: look.typed ?? [],
    most: look.most ?? {},
    letters: look.letters ?? {},
    silent: look.silent ?? [],
  };
  const { rowsFor } = look;
  return rowsFor ? { ...words, rowsFor: (part) => rowsFor(part, words) } : words;
}

/** A part by its key; an entry of a list also by its place. */
function titleOf(path: PartPath, t: EditionMessages): string {
  const last = path.at(-1);
  if (typeof last !== 'number') return last === undefined ? '' : wordFor(last, t.fields);
  const key = path.findLast((step) => typeof step === 'string');
  return key === undefined ? t.place(last + 1) : `${wordFor(key, t.fields)} ${last + 1}`;
}
