import type { AnyGame } from '@durbar/engine';
import type { PairingPace } from '@durbar/protocol';

const FEWEST = 2;

/** As few as the game allows, unless more are wanted: the fewer, the sooner it starts. Undefined if the game allows no such number. */
export function playersOf({ players }: Pick<AnyGame, 'players'>, wanted?: number): number | undefined {
  const fewest = Math.max(FEWEST, players.min);
  if (wanted === undefined) return fewest;
  return wanted >= fewest && wanted <= players.max ? wanted : undefined;
}

/** Live games are looked for with the page open; over days, no one has to wait at it. */
export const LIVE_PACES: readonly PairingPace[] = ['fast', 'live'];
