import {
  answerMatch,
  applyEntry,
  type Decider,
  type Entry,
  type Match,
  newMatch,
  ok,
  type Result,
  type Rules,
  type SubmitFault,
} from '@durbar/engine';

/** A match and when each entry of its journal was written. It never changes: what happens makes a new one. */
export interface Course {
  readonly match: Match;
  readonly times: readonly number[];
}

export function newCourse(rules: Rules): Course {
  return { match: newMatch(rules), times: [] };
}

/** How many entries the journal has: the number of the pending question. */
export function lengthOf({ match }: Course): number {
  return match.journal.entries.length;
}

/** Answers the pending question. */
export function tryMove(
  { match, times }: Course,
  { by, text, at }: { by: Decider; text: string; at: number },
): Result<Course, SubmitFault> {
  const answered = answerMatch(match, by, match.journal.live.length, text);
  return answered.ok ? ok({ match: answered.value.match, times: [...times, at] }) : answered;
}

/** Adds an entry that is known to be right. */
export function withEntry({ match, times }: Course, entry: Entry, at: number): Course {
  return { match: applyEntry(match, entry), times: [...times, at] };
}
