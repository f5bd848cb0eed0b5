import type { Job } from '../storage/jobs.ts';
import type { TableRecord, TurnRecord } from '../storage/table-records.ts';
import { isAutomatic } from './course.ts';

export interface JobTimes {
  readonly now: number;
  /** Delay before a bot's answer, so people can follow. */
  readonly botDelay: number;
  readonly noticeDelay: number;
  /** Don't notify a player who is already watching. */
  readonly isWatched: (person: string) => boolean;
}

export interface JobChanges {
  readonly put: Job[];
  readonly drop: string[];
}

const revealKey = (table: string): string => `reveal:${table}`;
const noticeKey = (table: string): string => `notice:${table}`;
/** Carries out what the player planned, once their turn has come. */
export function planJob(table: string, dueAt: number): Job {
  return { key: `plan:${table}`, kind: 'plan', subject: table, dueAt };
}

export const turnKey = (table: string): string => `turn:${table}`;

/** Jobs to schedule after a table changes. */
export function tableJobs(before: TableRecord, after: TableRecord, times: JobTimes): JobChanges {
  const revealing = revealJobs(before, after);
  const others = turnJobs(before, after, times);
  return { put: [...revealing.put, ...others.put], drop: [...revealing.drop, ...others.drop] };
}

/** A table about to start does so at the latest when the time to reveal shares is over. */
function revealJobs({ revealBy: before }: TableRecord, { id, revealBy }: TableRecord): JobChanges {
  if (before === revealBy) return { put: [], drop: [] };
  const key = revealKey(id);
  return revealBy === undefined
    ? { put: [], drop: [key] }
    : { put: [{ key, kind: 'reveal', subject: id, dueAt: revealBy }], drop: [] };
}

function turnJobs(before: TableRecord, after: TableRecord, times: JobTimes): JobChanges {
  if (after.status === 'running' && after.pausedAt !== undefined)
    return { put: [], drop: [turnKey(after.id), noticeKey(after.id)] };
  if (after.status === 'running' && after.turn) return runningJobs(before, after, after.turn, times);
  if (before.status !== 'running') return { put: [], drop: [] };
  const archive: Job = { key: `archive:${after.id}`, kind: 'archive', subject: after.id, dueAt: times.now };
  return { put: after.status === 'finished' ? [archive] : [], drop: [turnKey(after.id)] };
}

function runningJobs(before: TableRecord, after: TableRecord, turn: TurnRecord, times: JobTimes): JobChanges {
  const key = turnKey(after.id);
  if (isAutomatic(after, turn.decider)) {
    return { put: [{ key, kind: 'bot', subject: after.id, dueAt: times.now + times.botDelay }], drop: [] };
  }
  if (isSameTurn(before.turn, turn) && before.seats === after.seats) return { put: [], drop: [] };
  const planned = after.pace.kind === 'live' ? [] : [planJob(after.id, times.now)];
  const notice = [...planned, ...noticeJobs(after, turn, times)];
  if (turn.deadline === undefined || after.outOfTime === 'wait') return { put: notice, drop: before.turn ? [key] : [] };
  return { put: [{ key, kind: 'deadline', subject: after.id, dueAt: turn.deadline }, ...notice], drop: [] };
}

function noticeJobs(record: TableRecord, turn: TurnRecord, { now, noticeDelay, isWatched }: JobTimes): Job[] {
  const person = record.seats[turn.decider]?.personId;
  if (person === undefined || isWatched(person)) return [];
  const content = { person, since: turn.since };
  return [{ key: noticeKey(record.id), kind: 'notice', subject: record.id, content, dueAt: now + noticeDelay }];
}

export function isSameTurn(one: TurnRecord | undefined, other: TurnRecord | undefined): boolean {
  return one?.decider === other?.decider && one?.since === other?.since && one?.deadline === other?.deadline;
}
