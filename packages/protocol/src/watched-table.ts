import type { Fact, QuestionView, Viewer } from '@durbar/engine';
import type { JournalEntry, TalkLine } from './journal.ts';
import type { Message, MessageOf } from './messages.ts';
import { fingerprintOf, patched } from './patch.ts';
import type { TableInfo } from './table.ts';

/** What a client knows about one table: server messages folded together. */
export interface WatchedTable {
  readonly info: TableInfo;
  readonly viewer: Viewer;
  readonly setUpFacts: readonly Fact[];
  /** The whole journal, including undone moves. */
  readonly entries: readonly JournalEntry[];
  readonly number: number;
  readonly view: unknown;
  readonly question: QuestionView | undefined;
  /** The moves that would remain if the viewer undid their last answer, or all since the last barrier. */
  readonly undo: number | undefined;
  readonly reset: number | undefined;
  readonly talk: readonly TalkLine[];
  /** Unknown until the first presence message. */
  readonly attendance: Attendance | undefined;
}

export type Attendance = Pick<MessageOf<'presence'>, 'people' | 'watching'>;

/** A message doesn't fit what is known; watch the table again. */
export const GAP = Symbol('gap');

export function foldMessage(table: WatchedTable | undefined, message: Message): WatchedTable | undefined | typeof GAP {
  switch (message.type) {
    case 'state':
      return foldState(table, message);
    case 'update':
      return table && foldUpdate(table, message);
    case 'info':
      return table && message.info.version >= table.info.version ? { ...table, info: message.info } : table;
    case 'presence':
      return table && { ...table, attendance: { people: message.people, watching: message.watching } };
    case 'talk':
      return table && foldTalk(table, message.lines);
    default:
      return table;
  }
}

function foldState(table: WatchedTable | undefined, message: MessageOf<'state'>): WatchedTable | typeof GAP {
  const { info, viewer, from, number, view, question, undo, reset } = message;
  const known = table?.entries ?? [];
  if (from > known.length) return GAP;
  const firstLine = message.talk[0]?.number ?? Number.MAX_SAFE_INTEGER;
  return {
    info,
    viewer,
    number,
    view,
    question,
    undo,
    reset,
    setUpFacts: message.setUpFacts,
    entries: [...known.slice(0, from), ...message.entries],
    attendance: table?.attendance,
    talk: [...(table?.talk ?? []).filter((line) => line.number < firstLine), ...message.talk],
  };
}

function foldUpdate(table: WatchedTable, message: MessageOf<'update'>): WatchedTable | typeof GAP {
  if (message.number < table.number) return table;
  if (message.from > table.entries.length) return GAP;
  const view = viewAfter(table, message);
  if (view === GAP) return GAP;
  const { turn: _past, ...info } = table.info;
  return {
    ...table,
    info: message.turn ? { ...info, turn: message.turn } : info,
    entries: [...table.entries.slice(0, message.from), ...message.entries],
    number: message.number,
    view,
    question: message.question,
    undo: message.undo,
    reset: message.reset,
  };
}

function viewAfter({ view: before }: WatchedTable, { view, patch, fingerprint }: MessageOf<'update'>): unknown {
  if (fingerprint === undefined) return view;
  const after = patch ? patched(before, patch) : before;
  return fingerprintOf(after) === fingerprint ? after : GAP;
}

function foldTalk(table: WatchedTable, lines: readonly TalkLine[]): WatchedTable {
  const last = table.talk.at(-1)?.number ?? -1;
  const fresh = lines.filter((line) => line.number > last);
  return fresh.length > 0 ? { ...table, talk: [...table.talk, ...fresh] } : table;
}
