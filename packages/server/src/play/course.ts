import { chanceText } from '@durbar/chance';
import {
  type AnyGame,
  answerMatch,
  applyEntry,
  type Decider,
  defined,
  type Entry,
  GrowingList,
  isOver,
  type Match,
  newMatch,
  ok,
  questionOf,
  type Result,
  type Rules,
  type SubmitFault,
  undoTarget,
} from '@durbar/engine';
import type { TableRecord } from '../storage/table-records.ts';
import { type Clockwork, type PassingTurn, passTurn, returnTurn, stopTurn, type Timing } from '../tables/pace.ts';
import { withResignations } from '../tables/resignations.ts';

/** A match with the time of each journal entry. Immutable. */
export interface Course {
  readonly match: Match;
  readonly times: GrowingList<number>;
}

export function newCourse(rules: Rules): Course {
  return { match: newMatch(rules), times: GrowingList.of([]) };
}

/** The number of entries in the journal, which is also the number of the pending question. */
export function lengthOf({ match }: Course): number {
  return match.journal.entries.length;
}

/** Answers the pending question. */
export function tryMove(
  { match, times }: Course,
  { by, text, at }: { by: Decider; text: string; at: number },
): Result<Course, SubmitFault> {
  const answered = answerMatch(match, by, match.journal.live.length, text);
  return answered.ok ? ok(packedCourse({ match: answered.value.match, times: times.with(at) })) : answered;
}

/** Adds a trusted entry. */
export function withEntry({ match, times }: Course, entry: Entry, at: number): Course {
  return packedCourse({ match: applyEntry(match, entry), times: times.with(at) });
}

/** Most of what a server holds in memory is old entries, which hardly anyone asks for. */
export function packedCourse(course: Course): Course {
  course.match.journal.entries.packAllBut(RECENT_ENTRIES);
  return course;
}

const RECENT_ENTRIES = 32;

/** Who decides now; chance has always answered already. */
export function deciderOf({ match }: Course): number | undefined {
  if (isOver(match.position)) return undefined;
  const decider = questionOf(match)?.decider;
  return typeof decider === 'number' ? decider : undefined;
}

/** How far a seat may undo without consent; moves by a stand-in bot need consent. */
export function undoAlone(
  { seats }: Pick<TableRecord, 'seats'>,
  { match: { journal } }: Course,
  seat: number,
  extent: 'step' | 'turn',
): number | undefined {
  const to = undoTarget(journal, seat, extent);
  const from = Math.max(to ?? 0, seats[seat]?.ownFrom ?? 0);
  return to === undefined || from >= journal.live.length ? undefined : from;
}

export interface Proceeding {
  readonly now: number;
  /** Whether the game moved forward or back. */
  readonly direction: 'on' | 'back';
  readonly isOnVacation: (person: string) => Promise<boolean>;
}

/** The table after an answer or undo: chance resolved, the turn passed on, or the game over. */
export async function proceed(
  record: TableRecord,
  moved: Course,
  { now, direction, isOnVacation }: Proceeding,
): Promise<{ readonly record: TableRecord; readonly course: Course }> {
  const course = withChance(record, moved, now);
  const longer = { ...record, length: lengthOf(course) };
  if (isOver(course.match.position)) return { record: concluded(longer, course, now), course };
  const decider = defined(deciderOf(course), 'decider of a running game');
  const clockwork = clockworkOf(longer);
  const passing: PassingTurn = {
    pace: longer.pace,
    now,
    decider,
    timing: await timingOf(longer, decider, isOnVacation),
    past: clockwork.turn && isAutomatic(longer, clockwork.turn.decider) ? 'bot' : 'person',
  };
  const pass = direction === 'on' ? passTurn : returnTurn;
  return { record: withClockwork(longer, pass(clockwork, passing)), course };
}

/** Answer n of chance follows from the seed alone. */
function withChance(record: TableRecord, course: Course, at: number): Course {
  const seed = defined(record.seed, 'seed of a running game');
  let answered = course;
  while (questionOf(answered.match)?.decider === 'chance') {
    const moved = tryMove(answered, { by: 'chance', text: chanceText(answered.match, seed), at });
    if (!moved.ok) throw new Error(`chance: ${moved.fault.message}`);
    answered = moved.value;
  }
  return answered;
}

/** Ends the game, by its rules or because no opponent is left. */
export function concluded(record: TableRecord, { match }: Course, now: number): TableRecord {
  const { definition, game }: { definition: AnyGame; game: unknown } = match.rules;
  const { request: _lapsed, pausedAt: _over, ...rest } = withClockwork(record, stopTurn(clockworkOf(record)));
  const standings = definition.standings(game, match.position.state).map(({ seat, rank, score, parts }) => ({
    seat,
    rank,
    score,
    ...(parts ? { parts: { ...parts } } : {}),
  }));
  return { ...rest, status: 'finished', endedAt: now, standings: withResignations(standings, record.seats) };
}

export function clockworkOf({ turn, clocks }: TableRecord): Clockwork {
  return { ...(turn ? { turn } : {}), ...(clocks ? { clocks } : {}) };
}

export function withClockwork(record: TableRecord, clockwork: Clockwork): TableRecord {
  const { turn: _turn, clocks: _clocks, ...rest } = record;
  return { ...rest, ...clockwork };
}

/** Whether a bot decides for this seat. */
export function isAutomatic({ seats }: Pick<TableRecord, 'seats'>, seat: number): boolean {
  const { bot, away, personId } = defined(seats[seat], 'seat');
  return bot !== undefined || away || personId === undefined;
}

export async function timingOf(
  record: TableRecord,
  seat: number,
  isOnVacation: (person: string) => Promise<boolean>,
): Promise<Timing> {
  if (isAutomatic(record, seat)) return 'bot';
  const person = record.seats[seat]?.personId;
  if (record.pace.kind !== 'days' || person === undefined) return 'person';
  return (await isOnVacation(person)) ? 'vacationer' : 'person';
}
