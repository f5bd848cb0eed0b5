import type { Pace, Turn } from '@durbar/protocol';
import type { TurnRecord } from '../storage/table-records.ts';

/** Whose turn it is and, in live games, the time left to each seat when the turn began, in milliseconds. */
export interface Clockwork {
  readonly turn?: TurnRecord;
  readonly clocks?: readonly number[];
}

/** How a seat's clock runs: by the pace for people, paused for turn-based games on vacation, none for bots. */
export type Timing = 'person' | 'vacationer' | 'bot';

export interface PassingTurn {
  readonly pace: Pace;
  readonly now: number;
  readonly decider: number;
  readonly timing: Timing;
  /** How the previously deciding seat's clock ran. */
  readonly past: Timing;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Minimum time for a person returning after a stand-in played. */
const TIME_ON_RETURN = 60 * SECOND;

export function freshClocks(pace: Pace, players: number): number[] | undefined {
  return pace.kind === 'live' ? Array(players).fill(pace.bank * SECOND) : undefined;
}

/** The public turn. */
export function turnInfo({ turn, clocks }: Clockwork): { turn?: Turn } {
  return turn ? { turn: { ...turn, ...(clocks ? { clocks: [...clocks] } : {}) } } : {};
}

/** Starts the clock for the deciding seat; keeps it running if the same seat decides again. */
export function passTurn(before: Clockwork, passing: PassingTurn): Clockwork {
  const { turn } = before;
  if (turn?.decider === passing.decider) return before;
  const clocks = charged(before, passing);
  return beginTurn(clocks, passing);
}

/** Stops the clocks permanently. */
export function stopTurn({ clocks }: Clockwork): Clockwork {
  return clocks ? { clocks } : {};
}

/** After an undo: refund the time used since and take back the increments earned. */
export function returnTurn(before: Clockwork, passing: PassingTurn): Clockwork {
  const { turn, clocks } = before;
  if (turn?.decider === passing.decider || passing.pace.kind !== 'live') return passTurn(before, passing);
  const { increment } = passing.pace;
  const taken = clocks?.map((left, seat) => (seat === passing.decider ? Math.max(SECOND, left - increment * SECOND) : left));
  return beginTurn(taken, passing);
}

/** The seat changes hands: a bot takes over, or the person returns. Used time is not refunded. */
export function resumeTurn(before: Clockwork, passing: PassingTurn): Clockwork {
  const clocks = spent(before, passing);
  if (passing.pace.kind === 'live') return beginTurn(clocks, passing);
  return beginTurn(clocks, { ...passing, now: before.turn?.since ?? passing.now });
}

/** A person returns after a stand-in played: enough time for a turn or two, but no new bank. */
export function welcomeBack({ turn, clocks }: Clockwork, seat: number, now: number): Clockwork {
  const deadline =
    turn?.decider === seat && turn.deadline !== undefined ? Math.max(turn.deadline, now + TIME_ON_RETURN) : undefined;
  return {
    ...(turn ? { turn: deadline === undefined ? turn : { ...turn, deadline } } : {}),
    ...(clocks ? { clocks: clocks.map((left, one) => (one === seat ? Math.max(left, TIME_ON_RETURN) : left)) } : {}),
  };
}

/** Restarts a turn-based deadline after a vacation, or suspends it during one. */
export function restartTurn({ clocks }: Clockwork, passing: PassingTurn): Clockwork {
  return beginTurn(clocks, passing);
}

/** Excludes a pause from everyone's time. */
export function shiftTurn({ turn, clocks }: Clockwork, by: number): Clockwork {
  const { since = 0, deadline } = turn ?? {};
  return {
    ...(turn ? { turn: { ...turn, since: since + by, ...(deadline === undefined ? {} : { deadline: deadline + by }) } } : {}),
    ...(clocks ? { clocks } : {}),
  };
}

/** Everyone's time starts again. */
export function extendTime({ clocks }: Clockwork, passing: PassingTurn): Clockwork {
  return beginTurn(clocks && freshClocks(passing.pace, clocks.length), passing);
}

function beginTurn(clocks: readonly number[] | undefined, { pace, now, decider, timing }: PassingTurn): Clockwork {
  const deadline = timing === 'bot' ? undefined : deadlineOf(pace, { now, left: clocks?.[decider] ?? 0, timing });
  return {
    turn: { decider, since: now, ...(deadline === undefined ? {} : { deadline }) },
    ...(clocks ? { clocks } : {}),
  };
}

function deadlineOf(pace: Pace, { now, left, timing }: { now: number; left: number; timing: Timing }): number | undefined {
  if (pace.kind === 'live') return now + left;
  if (pace.kind === 'days' && timing === 'person') return now + pace.hours * HOUR;
  return undefined;
}

/** The time used is taken from the bank and the increment is added, up to the bank's size. */
function charged(before: Clockwork, passing: PassingTurn): readonly number[] | undefined {
  const { pace, past } = passing;
  const clocks = spent(before, passing);
  if (pace.kind !== 'live' || past === 'bot') return clocks;
  return clocks?.map((left, seat) =>
    seat === before.turn?.decider ? Math.min(pace.bank * SECOND, left + pace.increment * SECOND) : left,
  );
}

/** The time used is taken from the bank. */
function spent({ turn, clocks }: Clockwork, { pace, now, past }: PassingTurn): readonly number[] | undefined {
  if (!clocks || !turn || pace.kind !== 'live' || past === 'bot') return clocks;
  const used = Math.max(0, now - turn.since);
  return clocks.map((left, seat) => (seat === turn.decider ? Math.max(0, left - used) : left));
}
