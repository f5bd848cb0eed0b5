import type { ArchiveQuery } from '@durbar/protocol';
import { finishedOnline, type MyFinishedGame } from '../../shell/games/finished-games.ts';
import { api } from '../api.ts';
import { myself, resume } from '../connection.svelte.ts';

interface MyGames {
  readonly games: readonly MyFinishedGame[];
  /** Where the next page starts. */
  readonly next: string | undefined;
}

/** My finished online games, newest first; undefined if they can't be loaded. */
export async function myFinishedGames(query: Pick<ArchiveQuery, 'game' | 'after'>): Promise<MyGames | undefined> {
  if (await resume()) return undefined;
  const me = myself()?.id;
  if (me === undefined) return undefined;
  const found = await api.archive({ ...query, person: me });
  return found.ok ? { games: found.value.games.map((game) => finishedOnline(game, me)), next: found.value.next } : undefined;
}
