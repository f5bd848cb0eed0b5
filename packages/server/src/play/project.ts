import { type AnyGame, defined, type Entry, factsFor, type QuestionView, questionSeen, type Viewer } from '@durbar/engine';
import type { JournalEntry, MessageOf, TalkLine } from '@durbar/protocol';
import type { TableRecord } from '../storage/table-records.ts';
import { infoOf } from '../tables/info.ts';
import { turnInfo } from '../tables/pace.ts';
import type { ViewComparison } from './comparison.ts';
import { type Course, lengthOf, undoAlone } from './course.ts';

/** A table and, once started, its game. */
export interface Shown {
  readonly record: TableRecord;
  readonly course: Course | undefined;
  /** Why a started game can't be played here. */
  readonly unplayable?: Unplayable | undefined;
}

export type Unplayable = 'other-rules-version' | 'damaged-table';

/** Finished games hide nothing. */
function isOpenBook({ record }: Shown): boolean {
  return record.status === 'finished' || record.status === 'cancelled';
}

interface Numbered {
  readonly number: number;
  readonly entry: Entry;
}

/** Built from scratch. An answer's text may contain hidden information, so in a running game only its author sees it. */
function entryFor(shown: Shown, course: Course, { number, entry }: Numbered, viewer: Viewer): JournalEntry {
  const at = defined(course.times.at(number), 'time of an entry');
  if (entry.kind === 'undo') return { kind: 'undo', number, by: entry.by, to: entry.to, at };
  if (entry.kind === 'correction') return { kind: 'correction', number, to: entry.to, rules: { ...entry.rules }, at };
  const { by, text, facts } = entry;
  const mayRead = by === viewer || isOpenBook(shown);
  return { kind: 'move', number, by, ...(mayRead ? { text } : {}), facts: factsFor(course.match.rules, facts, viewer), at };
}

function entriesFor(shown: Shown, course: Course, from: number, viewer: Viewer): JournalEntry[] {
  const entries = course.match.journal.entries.slice(from);
  return entries.map((entry, index) => entryFor(shown, course, { number: from + index, entry }, viewer));
}

type Views = (viewer: Viewer) => unknown;

export function viewsOf({ match }: Course): Views {
  const { definition, game }: { definition: AnyGame; game: unknown } = match.rules;
  return definition.viewsAt?.(game, match.position) ?? ((viewer) => definition.viewFor(game, match.position, viewer));
}

function questionPart({ record }: Shown, { match }: Course, viewer: Viewer): { question?: QuestionView } {
  if (record.status !== 'running') return {};
  const question = questionSeen(match, viewer);
  return question ? { question } : {};
}

/** How far the viewer may undo without consent. */
function takingBack({ record }: Shown, course: Course, viewer: Viewer): { undo?: number; reset?: number } {
  if (record.status !== 'running' || viewer === 'spectator' || record.seats[viewer]?.away) return {};
  const undo = undoAlone(record, course, viewer, 'step');
  const reset = undoAlone(record, course, viewer, 'turn');
  return { ...(undo === undefined ? {} : { undo }), ...(reset === undefined ? {} : { reset }) };
}

/** The whole table for one viewer as text, split so the part of the journal a watcher already has can be left out. */
export interface StateText {
  /** What later patches start from. */
  readonly view: unknown;
  /** The shared prefix of the message for all watchers with this view: a JSON object without its last brace. */
  readonly head: string;
  readonly entries: readonly string[];
}

export function stateFor(shown: Shown, viewer: Viewer): StateText {
  const { record, course } = shown;
  const common: Omit<MessageOf<'state'>, PerWatcher> = {
    type: 'state',
    table: record.id,
    info: infoOf(record),
    viewer,
    ...NOTHING,
  };
  if (!course) return { view: undefined, head: openObject(common), entries: [] };
  const view = viewsOf(course)(viewer);
  const head: typeof common = {
    ...common,
    number: lengthOf(course),
    setUpFacts: factsFor(course.match.rules, course.match.setUpFacts, viewer),
    view,
    ...questionPart(shown, course, viewer),
    ...takingBack(shown, course, viewer),
  };
  return { view, head: openObject(head), entries: entriesFor(shown, course, 0, viewer).map((entry) => JSON.stringify(entry)) };
}

/** What depends on the watcher but not on the view. */
type PerWatcher = 'from' | 'entries' | 'talk';
const NOTHING = { number: 0, setUpFacts: [] };

function openObject(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

/** The message for a watcher who already has part of the journal. */
export function writeState({ head, entries }: StateText, have: number, talk: readonly TalkLine[]): string {
  const from = have <= entries.length ? have : 0;
  return `${head},"from":${from},"entries":[${entries.slice(from).join(',')}],"talk":${JSON.stringify(talk)}}`;
}

/** What changed for one viewer, apart from the view it led to. */
export interface SeenUpdate {
  readonly message: Omit<MessageOf<'update'>, 'view' | 'patch' | 'fingerprint'>;
  readonly view: unknown;
}

/** What came since `from`, and the views it led to. */
export interface TableUpdate {
  readonly course: Course;
  readonly from: number;
  readonly views: Views;
}

export function updateFor(shown: Shown, { course, from, views }: TableUpdate, viewer: Viewer): SeenUpdate {
  const message: SeenUpdate['message'] = {
    type: 'update',
    table: shown.record.id,
    from,
    number: lengthOf(course),
    entries: entriesFor(shown, course, from, viewer),
    ...questionPart(shown, course, viewer),
    ...takingBack(shown, course, viewer),
    ...turnInfo(shown.record),
  };
  return { message, view: views(viewer) };
}

export function writeUpdate({ message, view }: SeenUpdate): string {
  return JSON.stringify({ ...message, view } satisfies MessageOf<'update'>);
}

/** For a watcher who has the view before. */
export function writePatch({ message, view }: SeenUpdate, before: unknown, comparison: ViewComparison): string {
  const { entries, ...rest } = message;
  const patch = comparison.patchBetween(before, view);
  const patchPart = patch ? `,"patch":${comparison.patchText(patch)}` : '';
  const written = entries.map((entry) => entryText(entry, comparison)).join(',');
  return `${openObject(rest)},"entries":[${written}]${patchPart},"fingerprint":${comparison.fingerprintOf(view)}}`;
}

/** Most facts are the same for everyone. */
function entryText(entry: JournalEntry, comparison: ViewComparison): string {
  if (entry.kind !== 'move') return JSON.stringify(entry);
  const { facts, ...rest } = entry;
  return `${openObject(rest)},"facts":[${facts.map((fact) => comparison.textOf(fact)).join(',')}]}`;
}
