import type { Fault } from '@durbar/protocol';
import type { OnlineMessages } from './messages/index.ts';

/** A mistake in the reader's language; the server's own sentence when we know none. */
export function faultText({ code, message }: Fault, { faults }: OnlineMessages): string {
  const known = Object.entries(faults).find(([name]) => name === code);
  return known?.[1] ?? message;
}
