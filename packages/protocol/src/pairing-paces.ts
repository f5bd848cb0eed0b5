import type { PairingPace } from './pairing.ts';
import type { Pace } from './table.ts';

/** The paces everyone shares: the fewer there are, the sooner people find each other. */
export const PAIRING_PACES: Readonly<Record<PairingPace, Pace>> = {
  fast: { kind: 'live', bank: 10 * 60, increment: 20 },
  live: { kind: 'live', bank: 25 * 60, increment: 20 },
  days: { kind: 'days', hours: 24 },
  slow: { kind: 'days', hours: 72 },
};
