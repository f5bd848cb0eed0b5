import { EMPTY_JOURNAL, type Fact, foldEntry, type Journal, type RulesChange, type Viewer } from '@durbar/engine';
import type { JournalEntry, TableState } from '@durbar/protocol';
import type { Language } from '../../i18n/language.ts';
import type { chronicler, NumberedLine } from '../../table/chronicle.ts';
import type { Telling } from '../../table/contract.ts';
import type { SeenEntry } from '../../worker/protocol.ts';
import type { OnlineMessages } from '../messages/index.ts';

type MoveEntry = Extract<JournalEntry, { kind: 'move' }>;

/** A move of the journal: whether it was taken back, and its place among those that counted then. */
interface PlacedMove {
  readonly entry: SeenEntry;
  readonly undone: boolean;
  readonly place: number;
}

/** Moves that no longer count: someone undid them, or the rules changed. */
interface Taken {
  readonly entry: Exclude<JournalEntry, { kind: 'move' }>;
  /** How many moves were taken back. */
  readonly count: number;
  /** How many moves of the journal stand before it. */
  readonly after: number;
}

interface ReadJournal {
  readonly moves: readonly PlacedMove[];
  readonly taken: readonly Taken[];
}

const seen = new WeakMap<MoveEntry, SeenEntry>();

/** Entries never change, so neither does what is made of them: the chronicle remembers by identity. */
function seenEntry(entry: MoveEntry): SeenEntry {
  const known = seen.get(entry) ?? { by: entry.by, facts: entry.facts as readonly Fact[] };
  seen.set(entry, known);
  return known;
}

/** A journal with the moves that count told apart from those taken back. */
export function readJournal(entries: readonly JournalEntry[]): ReadJournal {
  let journal: Journal<JournalEntry> = EMPTY_JOURNAL;
  const moves: { entry: SeenEntry; index: number; place: number }[] = [];
  const taken: Taken[] = [];
  for (const entry of entries) {
    const before = journal.live.length;
    journal = foldEntry(journal, entry);
    if (entry.kind === 'move') moves.push({ entry: seenEntry(entry), index: journal.entries.length - 1, place: before });
    else taken.push({ entry, count: before - journal.live.length, after: moves.length });
  }
  const live = new Set(journal.live);
  return { moves: moves.map(({ entry, index, place }) => ({ entry, place, undone: !live.has(index) })), taken };
}

/** The moves that count. */
export function liveEntries(entries: readonly JournalEntry[]): readonly SeenEntry[] {
  return readJournal(entries).moves.flatMap(({ entry, undone }) => (undone ? [] : [entry]));
}

/** How many moves count before each moment of a viewer's last turn: everything after is new. */
export function firstSinceTurn({ entries }: Pick<TableState, 'entries'>, viewer: Viewer): number {
  return liveEntries(entries).findLastIndex(({ by }) => by === viewer) + 1;
}

/** The chronicle of an online game: moves taken back stay in it, marked, with who took them back. */
export function tellJournal(
  tell: ReturnType<typeof chronicler>,
  entries: readonly JournalEntry[],
  telling: Telling<unknown, unknown>,
  words: OnlineMessages,
  changes: readonly RulesChange[],
  language: Language,
): NumberedLine[] {
  const { moves, taken } = readJournal(entries);
  const told = tell(
    moves.map(({ entry }) => entry),
    telling,
  );
  const lines = told.map((line): NumberedLine & { after: number } => {
    const { undone = false, place = line.entry } = moves[line.entry] ?? {};
    return { ...line, entry: place, after: line.entry, ...(undone ? { undone: true as const } : {}) };
  });
  const backs = taken.map(({ entry, count, after }) => ({
    ...(entry.kind === 'undo'
      ? { text: words.table.tookBack(telling.name(entry.by), count), seat: entry.by }
      : { text: words.table.rulesCorrected(changesText(entry, changes, language)) }),
    entry: Math.max(0, entry.to - 1),
    key: `back ${entry.number}`,
    after: after - 0.5,
  }));
  return [...lines, ...backs].sort((a, b) => a.after - b.after);
}

/** What changed for the people at a table whose game goes on under corrected rules. */
function changesText(
  { rules }: Extract<JournalEntry, { kind: 'correction' }>,
  changes: readonly RulesChange[],
  language: Language,
): string {
  const made = changes.filter(({ version }) => version > rules.from && version <= rules.to);
  return made.map(({ says }) => says[language] ?? '').join(' ');
}
