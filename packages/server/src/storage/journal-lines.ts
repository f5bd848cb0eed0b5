import type { Decider, Entry, Move, RecordedGame, Start, TextLine } from '@durbar/engine';
import type { JournalRow } from './schema.ts';

export type JournalLine = Omit<JournalRow, 'table_id'>;

/** How the database writes chance down; everywhere else it is `'chance'`. */
const CHANCE = -1;
/** The start of a game stands before its first entry. */
export const START = -1;

export function startLine(start: Start, at: number): JournalLine {
  return { number: START, kind: 'start', by: CHANCE, text: '', content: JSON.stringify(start), at };
}

export function lineOf(entry: Entry, number: number, at: number): JournalLine {
  switch (entry.kind) {
    case 'move':
      return {
        number,
        kind: 'move',
        by: entry.by === 'chance' ? CHANCE : entry.by,
        text: entry.text,
        content: contentOf(entry),
        at,
      };
    case 'undo':
      return { number, kind: 'undo', by: entry.by, text: String(entry.to), content: null, at };
    case 'correction': {
      const { rules, position } = entry;
      return { number, kind: 'correction', by: CHANCE, text: String(entry.to), content: JSON.stringify({ rules, position }), at };
    }
  }
}

type PackedMove = readonly [facts: Move['facts'], kept: number, added: Move['agenda']['added'], barrier: 0 | 1];

function contentOf({ facts, agenda: { kept, added }, barrier }: Move): string {
  return JSON.stringify([facts, kept, added, barrier ? 1 : 0] satisfies PackedMove);
}

export function entryOf({ kind, by, text, content }: JournalLine): Entry {
  if (kind === 'undo') return { kind, by, to: Number(text) };
  const parsed: unknown = JSON.parse(content ?? 'null');
  if (kind === 'correction')
    return { kind, to: Number(text), ...(parsed as Pick<Extract<Entry, { kind: 'correction' }>, 'rules' | 'position'>) };
  const [facts, kept, added, barrier] = parsed as PackedMove;
  return { kind: 'move', by: deciderOf(by), text, facts, barrier: barrier === 1, agenda: { kept, added } };
}

function deciderOf(by: number): Decider {
  return by === CHANCE ? 'chance' : by;
}

/** A journal with facts; undefined when only texts were kept of it. */
export function recordedIn(lines: readonly JournalLine[], rulesVersion: number): RecordedGame | undefined {
  const [start, ...rest] = lines;
  if (start?.kind !== 'start') return undefined;
  return { rulesVersion, start: JSON.parse(start.content ?? 'null'), entries: rest.map(entryOf) };
}

/** A journal of which only texts were kept. */
export function textsIn(lines: readonly JournalLine[]): TextLine[] {
  return lines.map(({ kind, by, text }) => (kind === 'undo' ? { by, to: Number(text) } : text));
}
