import type { JournalEntry, QuestionInfo, TalkLine } from './journal.ts';
import type { Message, MessageOf } from './messages.ts';
import type { TableInfo } from './table.ts';

/** What a client knows of one table: server messages folded together. */
export interface TableState {
  readonly info: TableInfo;
  readonly viewer: number | 'spectator';
  readonly setUpFacts: readonly unknown[];
  /** The whole journal, undone moves included. */
  readonly entries: readonly JournalEntry[];
  readonly number: number;
  readonly view: unknown;
  readonly question: QuestionInfo | undefined;
  /** The moves that would remain if the viewer took back the last answer, or all since the last barrier. */
  readonly undo: number | undefined;
  readonly reset: number | undefined;
  readonly talk: readonly TalkLine[];
}

/** A message lies beyond what is known: the table must be watched anew. */
export const GAP = Symbol('gap');

export function foldMessage(state: TableState | undefined, message: Message): TableState | undefined | typeof GAP {
  switch (message.type) {
    case 'state':
      return foldState(state, message);
    case 'update':
      return state && foldUpdate(state, message);
    case 'info':
      return state && message.info.version >= state.info.version ? { ...state, info: message.info } : state;
    case 'talk':
      return state && foldTalk(state, message.lines);
    default:
      return state;
  }
}

function foldState(state: TableState | undefined, message: MessageOf<'state'>): TableState | typeof GAP {
  const { info, viewer, from, number, view, question, undo, reset } = message;
  const known = state?.entries ?? [];
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
    talk: [...(state?.talk ?? []).filter((line) => line.number < firstLine), ...message.talk],
  };
}

function foldUpdate(state: TableState, message: MessageOf<'update'>): TableState | typeof GAP {
  if (message.number < state.number) return state;
  if (message.from > state.entries.length) return GAP;
  const { turn: _past, ...info } = state.info;
  return {
    ...state,
    info: message.turn ? { ...info, turn: message.turn } : info,
    entries: [...state.entries.slice(0, message.from), ...message.entries],
    number: message.number,
    view: message.view,
    question: message.question,
    undo: message.undo,
    reset: message.reset,
  };
}

function foldTalk(state: TableState, lines: readonly TalkLine[]): TableState {
  const last = state.talk.at(-1)?.number ?? -1;
  const fresh = lines.filter((line) => line.number > last);
  return fresh.length > 0 ? { ...state, talk: [...state.talk, ...fresh] } : state;
}
