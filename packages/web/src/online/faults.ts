import type { Fault } from '@durbar/protocol';
import type { OnlineMessages } from './messages/index.ts';

const MINUTE = 60;
/** From here on minutes say it better. */
const MANY_SECONDS = 2 * MINUTE;

/** A mistake in the reader's language; the server's own sentence when we know none. */
export function faultText({ code, message, seconds }: Fault, words: OnlineMessages): string {
  if (seconds !== undefined && seconds >= MANY_SECONDS) return words.tryAgainInMinutes(Math.ceil(seconds / MINUTE));
  if (seconds !== undefined) return words.tryAgainIn(seconds);
  const known = Object.entries(words.faults).find(([name]) => name === code);
  return known?.[1] ?? message;
}
