import type { Fact, Viewer } from '@durbar/engine';
import type { JournalEntry, TableState } from '@durbar/protocol';
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

interface Taken {
  readonly number: number;
  readonly by: number;
  readonly to: number;
  /** How many moves were taken back. */
  readonly count: number;
  /** How many moves of the journal stand before it. */
  readonly after: number;
}

interface Journal {
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
export function readJournal(entries: readonly JournalEntry[]): Journal {
  const moves: { entry: SeenEntry; undone: boolean; place: number }[] = [];
  const taken: Taken[] = [];
  let live: { undone: boolean }[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') {
      const move = { entry: seenEntry(entry), undone: false, place: live.length };
      moves.push(move);
      live.push(move);
      continue;
    }
    const back = live.slice(entry.to);
    for (const move of back) move.undone = true;
    live = live.slice(0, entry.to);
    taken.push({ number: entry.number, by: entry.by, to: entry.to, count: back.length, after: moves.length });
  }
  return { moves, taken };
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
  const backs = taken.map(({ number, by, to, count, after }) => ({
    text: words.table.tookBack(telling.name(by), count),
    seat: by,
    entry: Math.max(0, to - 1),
    key: `back ${number}`,
    after: after - 0.5,
  }));
  return [...lines, ...backs].sort((a, b) => a.after - b.after);
}
