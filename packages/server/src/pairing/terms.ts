import type { AnyGame } from '@durbar/engine';
import type { Pace, PairingPace } from '@durbar/protocol';

/** The paces everyone shares: the fewer there are, the sooner people find each other. */
export const PACES: Readonly<Record<PairingPace, Pace>> = {
  live: { kind: 'live', bank: 25 * 60, increment: 20 },
  days: { kind: 'days', hours: 24 },
};

const FEWEST = 2;

/** As few as the game allows: the fewer, the sooner it starts. */
export function playersOf({ players }: Pick<AnyGame, 'players'>): number {
  return Math.max(FEWEST, players.min);
}
