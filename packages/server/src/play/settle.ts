import { chanceText } from '@durbar/chance';
import { type AnyGame, defined, isOver, questionOf } from '@durbar/engine';
import type { TableRecord } from '../storage/table-records.ts';
import { type Clockwork, type Passing, passTurn, returnTurn, stopTurn, type Timing } from '../tables/pace.ts';
import { type Course, tryMove } from './course.ts';
import { deciderOf } from './project.ts';

export interface Settling {
  readonly now: number;
  /** Whether the course went on or back. */
  readonly direction: 'on' | 'back';
  readonly isOnVacation: (person: string) => Promise<boolean>;
}

/** The record after the course has moved: chance has answered, the turn has passed, or the game is over. */
export async function settle(record: TableRecord, course: Course, settling: Settling): Promise<TableRecord> {
  answerChance(record, course, settling.now);
  const { match } = course;
  const moved = { ...record, length: course.journal.length };
  if (isOver(match.position)) return finished(moved, course, settling.now);
  const decider = defined(deciderOf(course), 'decider of a running game');
  const clockwork = clockworkOf(moved);
  const passing: Passing = {
    pace: moved.pace,
    now: settling.now,
    decider,
    timing: await timingOf(moved, decider, settling.isOnVacation),
    past: clockwork.turn && isAutomatic(moved, clockwork.turn.decider) ? 'bot' : 'person',
  };
  const pass = settling.direction === 'on' ? passTurn : returnTurn;
  return withClockwork(moved, pass(clockwork, passing));
}

/** Answer n of chance follows from the seed alone. */
function answerChance(record: TableRecord, course: Course, at: number): void {
  const seed = defined(record.seed, 'seed of a running game');
  while (questionOf(course.match)?.decider === 'chance') {
    const moved = tryMove(course, { by: 'chance', text: chanceText(course.match, seed), at });
    if (!moved.ok) throw new Error(`chance: ${moved.fault.message}`);
  }
}

function finished(record: TableRecord, { match }: Course, now: number): TableRecord {
  const { definition, game }: { definition: AnyGame; game: unknown } = match.rules;
  const { request: _lapsed, ...rest } = withClockwork(record, stopTurn(clockworkOf(record)));
  const standings = definition.standings(game, match.position.state).map(({ seat, rank, score, parts }) => ({
    seat,
    rank,
    score,
    ...(parts ? { parts: { ...parts } } : {}),
  }));
  return { ...rest, status: 'finished', endedAt: now, standings };
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
