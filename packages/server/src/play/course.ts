import { answerMatch, type Decider, type Fact, type Match, newMatch, type Rules, type Seat, undoTo } from '@durbar/engine';
import type { JournalLine } from '../storage/commit.ts';

interface MoveItem {
  readonly kind: 'move';
  readonly number: number;
  readonly by: Decider;
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly at: number;
}

/** Moves taken back: the game goes on after its first `to` moves. */
interface UndoItem {
  readonly kind: 'undo';
  readonly number: number;
  readonly by: Seat;
  readonly to: number;
  readonly at: number;
}

export type JournalItem = MoveItem | UndoItem;

/** A match and its whole journal, in which undone moves stay. */
export interface Course {
  match: Match;
  readonly journal: JournalItem[];
}

const CHANCE = -1;

export function newCourse(rules: Rules): Course {
  return { match: newMatch(rules), journal: [] };
}

/** Plays lines that are known to be right: those of the storage. */
export function playLines(course: Course, lines: readonly JournalLine[]): void {
  for (const line of lines) {
    if (line.kind === 'undo') takeBack(course, { by: line.by, to: Number(line.text), at: line.at });
    else mustMove(course, line);
  }
}

function mustMove(course: Course, { by, text, at, number }: JournalLine): void {
  const moved = tryMove(course, { by: by === CHANCE ? 'chance' : by, text, at });
  if (!moved.ok) throw new Error(`journal entry ${number}: ${moved.fault.message}`);
}

/** Answers the pending question; the journal gets a new entry when the answer is legal. */
export function tryMove(course: Course, { by, text, at }: { by: Decider; text: string; at: number }) {
  const { match, journal } = course;
  const answered = answerMatch(match, by, match.journal.live.length, text);
  if (!answered.ok) return answered;
  course.match = answered.value.match;
  journal.push({ kind: 'move', number: journal.length, by, text, facts: answered.value.entry.facts, at });
  return answered;
}

export function takeBack(course: Course, { by, to, at }: { by: Seat; to: number; at: number }): void {
  const { journal } = course;
  course.match = undoTo(course.match, by, to);
  journal.push({ kind: 'undo', number: journal.length, by, to, at });
}

/** Entries as the storage keeps them. */
export function linesFrom({ journal }: Course, from: number): JournalLine[] {
  return journal.slice(from).map((item) => ({
    number: item.number,
    kind: item.kind,
    by: item.by === 'chance' ? CHANCE : item.by,
    text: item.kind === 'move' ? item.text : String(item.to),
    at: item.at,
  }));
}
