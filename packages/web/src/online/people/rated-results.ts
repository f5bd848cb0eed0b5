import type { ArchivedGame } from '@durbar/protocol';
import { api } from '../api.ts';

const TRIES = 6;
const PAUSE = 1000;
const known = new Map<string, Promise<ArchivedGame | undefined>>();

/** A finished game with its rating changes: asked for once, and again shortly after its end, until they are there. */
export function ratedResults(game: string): Promise<ArchivedGame | undefined> {
  const asked = known.get(game) ?? ask(game);
  known.set(game, asked);
  return asked;
}

async function ask(game: string): Promise<ArchivedGame | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await api.archived(game);
    if (found.ok) return found.value;
    if (found.fault.code !== 'no-such-table') break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  known.delete(game);
  return undefined;
}
