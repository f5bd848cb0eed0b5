import type { Fault } from '@durbar/protocol';
import type { OnlineMessages } from './messages/index.ts';

const MINUTE = 60;
/** From this many seconds, show minutes. */
const MANY_SECONDS = 2 * MINUTE;

/** A fault in the reader's language; falls back to the server's sentence. */
export function faultText({ code, message, seconds }: Fault, words: OnlineMessages): string {
  if (seconds !== undefined && seconds >= MANY_SECONDS) return words.tryAgainInMinutes(Math.ceil(seconds / MINUTE));
  if (seconds !== undefined) return words.tryAgainIn(seconds);
  const known = Object.entries(words.faults).find(([name]) => name === code);
  return known?.[1] ?? message;
}
