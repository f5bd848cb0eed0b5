import type { shape } from '@durbar/engine';
import {
  asKind,
  emptyOf,
  fittingForm,
  keysOf,
  type PartPath,
  partAt,
  pathText,
  withoutPart,
  withPart,
} from '@durbar/engine/edition';
import { lettersFor } from './letters.ts';

type Form = shape.Form;

export interface Option {
  /** Undefined: nothing there. */
  readonly value: unknown;
  readonly name: string;
  /** The key that chooses it. */
  readonly letter: string | undefined;
}

/** One thing printed on a component, as an owner enters it. */
export interface Row {
  /** Within the entry. */
  readonly path: PartPath;
  readonly title: string;
  /** Where it stands or how it is typed. */
  readonly hint?: string;
  readonly value: unknown;
  /** What can be chosen; a number or a word is typed instead. */
  readonly options?: readonly Option[];
  /** How many digits a typed number may have. */
  readonly digits?: number;
  /** Whether there may be nothing. */
  readonly isOptional: boolean;
  /** The entry with another value here. */
  put(entry: unknown, value: unknown): unknown;
}

/** A part of an entry, for rows of a game's own. */
export interface EnteredPart {
  readonly entry: unknown;
  readonly path: PartPath;
  readonly form: Form;
}

/** What a game adds to the rows made from the forms. */
export interface RowWords {
  titleOf(path: PartPath): string;
  nameOf(key: string, value: string | number): string;
  /** Words that are written at a key elsewhere. */
  knownAt(key: string): readonly string[];
  /** The key of the entry itself, for words that stand at it. */
  readonly entryKey: string;
  /** Keys of words that are typed, whatever stands elsewhere. */
  readonly typed: readonly string[];
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  /** Keys of the entry that aren't entered in rows. */
  readonly hidden: readonly string[];
  /** How many entries of a list have rows; a list may hold more. */
  readonly most: Readonly<Record<string, number>>;
  /** Keys for values; others get a letter of their own word. */
  readonly letters: Readonly<Record<string, string>>;
  /** Keys of choices without letters: rows below need them. */
  readonly silent: readonly string[];
  /** Rows of the game's own for a part; undefined where those of its form will do. */
  rowsFor?(part: EnteredPart): readonly Row[] | undefined;
}

/** With more words to choose from, one is typed. */
const MOST_OPTIONS = 16;
const MOST_DIGITS = 4;
export const NONE_LETTER = '-';

/** The rows of an entry, in the order of its form. */
export function rowsOf(form: Form, entry: unknown, words: RowWords): readonly Row[] {
  return rowsAt({ entry, path: [], form }, words, 'required');
}

type Presence = 'required' | 'optional';

function rowsAt(part: EnteredPart, words: RowWords, presence: Presence): readonly Row[] {
  const own = words.rowsFor?.(part);
  if (own) return own;
  const { entry, path, form } = part;
  const value = partAt(entry, path);
  const fitting = fittingForm(form, value);
  switch (fitting.kind) {
    case 'integer':
      return [numberRow(part, words, presence, fitting.max)];
    case 'choice':
      return [choiceRow(part, words, presence, fitting.allowed)];
    case 'flag':
      return [flagRow(part, words, presence)];
    case 'text':
      return [textRow(part, words, presence)];
    case 'list':
      return listRows(part, fitting, words, presence);
    case 'record':
      return Object.keys(recordOf(value)).flatMap((key) =>
        rowsAt({ entry, path: [...path, key], form: fitting.of }, words, 'required'),
      );
    case 'object':
      return objectRows(part, fitting, words);
    default:
      return [];
  }
}

function objectRows(
  { entry, path, form }: EnteredPart,
  fitting: Extract<Form, { kind: 'object' }>,
  words: RowWords,
): readonly Row[] {
  return Object.entries(keysOf(fitting))
    .filter(([key]) => path.length > 0 || !words.hidden.includes(key))
    .flatMap(([key, inner]) => {
      const part = { entry, path: [...path, key], form: inner };
      if (form.kind === 'tagged' && key === form.tag) return [kindRow(part, form, words)];
      return rowsAt(part, words, Object.hasOwn(fitting.required, key) ? 'required' : 'optional');
    });
}

/** Another kind has other parts. */
function kindRow(part: EnteredPart, form: Extract<Form, { kind: 'tagged' }>, words: RowWords): Row {
  const owner = part.path.slice(0, -1);
  return {
    ...choiceRow(part, words, 'required', Object.keys(form.kinds)),
    put: (entry, value) => withPart(entry, owner, asKind(form, partAt(entry, owner), String(value))),
  };
}

/** The entries of a list and, where it may grow, one more. */
function listRows(
  { entry, path }: EnteredPart,
  { of, min, max }: Extract<Form, { kind: 'list' }>,
  words: RowWords,
  presence: Presence,
): readonly Row[] {
  const list = partAt(entry, path);
  const length = Array.isArray(list) ? list.length : 0;
  const most = Math.max(length, Math.min(length + 1, max, words.most[String(path.at(-1))] ?? max));
  return Array.from({ length: most }, (_, place) => {
    const rows = rowsAt({ entry, path: [...path, place], form: of }, words, place < min ? 'required' : 'optional');
    const shown = rows.slice(0, place < length ? rows.length : 1);
    const isMaking = place >= min || (place === 0 && presence === 'optional');
    const made = place === 0 && presence === 'optional' ? path : undefined;
    return shown.map((row, index) => (index === 0 && isMaking ? makingRow(row, { at: [...path, place], of, made }, words) : row));
  }).flat();
}

/** An entry that may be absent; with the first one an optional list goes too. */
interface MadeEntry {
  readonly at: PartPath;
  readonly of: Form;
  readonly made: PartPath | undefined;
}

/** The first row of such an entry makes it, or empties the list from there on. */
function makingRow(row: Row, { at, of, made }: MadeEntry, { none }: RowWords): Row {
  const [owner, place] = [at.slice(0, -1), Number(at.at(-1))];
  return {
    ...row,
    isOptional: true,
    ...(row.options && { options: withNone(row.options, none) }),
    put: (entry, value) => {
      const list = partAt(entry, owner);
      if (value === undefined && made) return withoutOptional(entry, made);
      if (value === undefined) return Array.isArray(list) ? withPart(entry, owner, list.slice(0, place)) : entry;
      const grown = Array.isArray(list) ? entry : withPart(entry, owner, []);
      return row.put(partAt(grown, at) === undefined ? withPart(grown, at, emptyOf(of)) : grown, value);
    },
  };
}

function withNone(options: readonly Option[], none: string): readonly Option[] {
  return options.some(({ value }) => value === undefined)
    ? options
    : [...options, { value: undefined, name: none, letter: NONE_LETTER }];
}

function plainRow({ entry, path }: EnteredPart, { titleOf, entryKey }: RowWords, presence: Presence): Row {
  return {
    path,
    title: titleOf(path.length > 0 ? path : [entryKey]),
    value: partAt(entry, path),
    isOptional: presence === 'optional',
    put: (before, value) => (value === undefined ? withoutOptional(before, path) : withPart(before, path, value)),
  };
}

/** Without its last part an optional object goes too. */
function withoutOptional(entry: unknown, path: PartPath): unknown {
  const rest = withoutPart(entry, path);
  const owner = path.slice(0, -1);
  return owner.length > 0 && Object.keys(recordOf(partAt(rest, owner))).length === 0 ? withoutPart(rest, owner) : rest;
}

function numberRow(part: EnteredPart, words: RowWords, presence: Presence, max: number): Row {
  return { ...plainRow(part, words, presence), digits: Math.min(String(max).length, MOST_DIGITS) };
}

function choiceRow(part: EnteredPart, words: RowWords, presence: Presence, allowed: readonly (string | number)[]): Row {
  const key = keyOf(part, words);
  const letters = words.silent.includes(key) ? [] : lettersFor(allowed, words.letters);
  const options = allowed.map((value, index) => ({ value, name: words.nameOf(key, value), letter: letters[index] }));
  return { ...plainRow(part, words, presence), options: presence === 'optional' ? withNone(options, words.none) : options };
}

function flagRow(part: EnteredPart, words: RowWords, presence: Presence): Row {
  const options = [
    { value: true, name: words.yes, letter: 'y' },
    { value: false, name: words.no, letter: 'n' },
  ];
  return { ...plainRow(part, words, presence), options: presence === 'optional' ? withNone(options, words.none) : options };
}

/** A word that others at its key also have is chosen; a name is typed. */
function textRow(part: EnteredPart, words: RowWords, presence: Presence): Row {
  const key = keyOf(part, words);
  const known = words.typed.includes(key) ? [] : words.knownAt(key);
  return known.length < 2 || known.length > MOST_OPTIONS
    ? plainRow(part, words, presence)
    : choiceRow(part, words, presence, known);
}

function keyOf({ path }: EnteredPart, { entryKey }: RowWords): string {
  return path.findLast((step) => typeof step === 'string') ?? entryKey;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Rows of one part of an entry: a price with its colour, a good with its value, the entries of a list. */
export interface Band {
  readonly path: PartPath;
  readonly rows: readonly Row[];
}

export function bandsOf(rows: readonly Row[]): readonly Band[] {
  const bands: { path: PartPath; rows: Row[] }[] = [];
  for (const row of rows) {
    const path = row.path.length > 1 ? row.path.slice(0, -1) : row.path;
    const last = bands.at(-1);
    if (last && pathText(last.path) === pathText(path)) last.rows.push(row);
    else bands.push({ path, rows: [row] });
  }
  return bands;
}
