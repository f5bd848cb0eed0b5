import type { PairingsRow } from '../storage/schema/meeting.ts';

/** Fewer outcomes say nothing. */
const ENOUGH = 6;

/**
 * How long it usually takes, in seconds, from what was really seen: half of everyone who looked found a table within this time. People who
 * gave up count as not found, however long they waited.
 */
export function usualWait(outcomes: readonly Pick<PairingsRow, 'waited' | 'found'>[]): number | undefined {
  if (outcomes.length < ENOUGH) return undefined;
  const waits = outcomes.map(({ waited, found }) => (found === 1 ? waited : Number.POSITIVE_INFINITY)).sort((a, b) => a - b);
  const median = waits[Math.floor((waits.length - 1) / 2)] ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(median) ? Math.ceil(median / 1000) : undefined;
}
