import type { Testimony } from '@durbar/chance';
import type { Fairness } from '@durbar/engine';
import type { StoredGame } from '../store/games.ts';
import { games } from '../store/index.svelte.ts';
import type { UnopenedGame } from './opened.ts';

const ONLINE_ID = /^[a-z2-7]{12}$/;

/** Server tables have distinct ids, so one URL scheme serves both. */
export function isOnlineId(id: string): boolean {
  return ONLINE_ID.test(id);
}

/** A game to review: stored in this browser, or finished and on the server. */
export async function findGame(id: string): Promise<StoredGame | UnopenedGame | undefined> {
  if (!isOnlineId(id)) return games.get(id);
  const { finishedOnline, unopenedOnline } = await import('../online/finished.ts');
  const found = await finishedOnline(id);
  return found && 'code' in found ? unopenedOnline(id, found) : found;
}

/** This browser's verdict on a game's seed; undefined if it didn't contribute. */
export async function testimonyAbout(id: string, fairness: Fairness | undefined): Promise<Testimony | undefined> {
  if (!isOnlineId(id) || !fairness) return undefined;
  const { testimonyOn } = await import('../online/shares.ts');
  return testimonyOn(id, fairness);
}
