import type { Correction, Decider, Entry, Frame, Move, RecordedGame, Start, TextLine } from '@durbar/engine';
import { FactSchema } from '@durbar/protocol';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { JournalRow } from './schema/tables.ts';

export type JournalLine = Omit<JournalRow, 'table_id'>;

/** Chance as stored in the database; everywhere else it is `'chance'`. */
const CHANCE = -1;
/** The game's start precedes its first entry. */
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

const FrameSchema = Type.Unsafe<Frame>(Type.Object({ kind: Type.String() }));
const PositionSchema = Type.Unsafe<Start['position']>(Type.Object({ state: Type.Unknown(), agenda: Type.Array(FrameSchema) }));
const isMoveContent = checker(
  Type.Unsafe<PackedMove>(
    Type.Tuple([Type.Array(FactSchema), Type.Integer({ minimum: 0 }), Type.Array(FrameSchema), Type.Integer()]),
  ),
);
const isCorrectionContent = checker(
  Type.Unsafe<Pick<Correction, 'rules' | 'position'>>(
    Type.Object({ rules: Type.Object({ from: Type.Integer(), to: Type.Integer() }), position: PositionSchema }),
  ),
);
const isStart = checker(Type.Unsafe<Start>(Type.Object({ position: PositionSchema, facts: Type.Array(FactSchema) })));

function checker<T extends TSchema>(schema: T): (value: unknown) => value is Static<T> {
  const compiled = Compile(schema);
  return (value): value is Static<T> => compiled.Check(value);
}

function contentOf({ facts, agenda: { kept, added }, barrier }: Move): string {
  return JSON.stringify([facts, kept, added, barrier ? 1 : 0] satisfies PackedMove);
}

/** Throws on a line not written by `lineOf`, i.e. edited or corrupted. */
export function entryOf(line: JournalLine): Entry {
  const { number, kind, by, text, content } = line;
  if (kind === 'undo') return { kind, by, to: Number(text) };
  const parsed: unknown = JSON.parse(content ?? 'null');
  if (kind === 'correction' && isCorrectionContent(parsed)) return { kind, to: Number(text), ...parsed };
  if (kind !== 'move' || !isMoveContent(parsed)) throw new Error(`journal entry ${number} cannot be read`);
  const [facts, kept, added, barrier] = parsed;
  return { kind, by: deciderIn(line), text, facts, barrier: barrier === 1, agenda: { kept, added } };
}

export function deciderIn({ by }: Pick<JournalLine, 'by'>): Decider {
  return by === CHANCE ? 'chance' : by;
}

/** A journal with facts; undefined if only texts were stored. */
export function recordedIn(lines: readonly JournalLine[], rulesVersion: number): RecordedGame | undefined {
  const [start, ...rest] = lines;
  if (start?.kind !== 'start') return undefined;
  const parsed: unknown = JSON.parse(start.content ?? 'null');
  if (!isStart(parsed)) throw new Error('the start of a journal cannot be read');
  return { rulesVersion, start: parsed, entries: rest.map(entryOf) };
}

/** A text-only journal. */
export function textsIn(lines: readonly JournalLine[]): TextLine[] {
  return lines.map(({ kind, by, text }) => (kind === 'undo' ? { by, to: Number(text) } : text));
}
