import { type AnySavedGame, parseSavedGame } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { importedGame } from '../store/begin.ts';
import type { StoredGame } from '../store/games.ts';
import { api } from './api.ts';
import { enter } from './connection.svelte.ts';
import { playersOf } from './seats.ts';

/** A finished server game in local form, for its result, replay and proof. */
export async function finishedOnline(id: string): Promise<StoredGame | undefined> {
  await enter();
  const [info, file] = await Promise.all([api.table(id), api.savedGame(id)]);
  const saved = file.ok ? parseSavedGame(file.value) : undefined;
  return info.ok && saved?.ok ? asLocalGame(info.value, saved.value) : undefined;
}

function asLocalGame(info: TableInfo, saved: AnySavedGame): StoredGame {
  const players = playersOf(info);
  return {
    ...importedGame({ ...saved, names: players.map(({ name }) => name) }, info.endedAt ?? info.createdAt),
    id: info.id,
    players,
    drivers: info.seats.map(({ person }) => (person ? { kind: 'person' } : { kind: 'bot', level: 'greedy' })),
    standings: info.standings,
  };
}
