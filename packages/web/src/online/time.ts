import type { Pace, TableInfo } from '@durbar/protocol';
import type { OnlineMessages } from './messages/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A seat's remaining time at a given server time, in milliseconds; undefined if its clock isn't running. */
export function timeLeft(
  { turn, seats, pausedAt }: Pick<TableInfo, 'turn' | 'seats' | 'pausedAt'>,
  seat: number,
  time: number,
): number | undefined {
  if (!turn || !seats[seat]?.person) return undefined;
  const isRunning = turn.decider === seat && turn.deadline !== undefined;
  if (isRunning) return Math.max(0, (turn.deadline ?? 0) - (pausedAt ?? time));
  return turn.clocks?.[seat];
}

/** "12:05" below two hours, "19 h 20 min" below two days, "3 d 4 h" above. */
export function durationText(left: number, { time: words }: OnlineMessages): string {
  if (left < 2 * HOUR) {
    const seconds = Math.ceil(left / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  if (left < 2 * DAY) return words.hours(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
  return words.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
}

/** With the largest unit only, where there is little room. */
export function briefDuration(left: number, words: OnlineMessages): string {
  if (left < 2 * HOUR) return durationText(left, words);
  return left < 2 * DAY ? words.time.hoursOnly(Math.floor(left / HOUR)) : words.time.daysOnly(Math.floor(left / DAY));
}

export function paceText(pace: Pace, { pace: words }: OnlineMessages): string {
  if (pace.kind === 'live') return words.liveLine(Math.round(pace.bank / 60), pace.increment);
  return pace.kind === 'days' ? words.perTurn(pace.hours / 24) : words.noneLine;
}
