import { createApi, type Fault } from '@durbar/protocol';
import { Replay } from '../../shell/replay/replay.svelte.ts';
import { type OpenTable, openStored, openTable } from '../../shell/table/opening.ts';
import { countOf } from '../../store/games.ts';
import { startMatchWorker } from '../../worker/rpc.ts';
import { finishedOnline } from '../finished.ts';

/** Never sends or takes cookies, on any site. */
const api = createApi('', (address, options) => fetch(address, { ...options, credentials: 'omit' }));

export interface EmbeddedGame {
  readonly game: string;
  readonly open: OpenTable;
  readonly replay: Replay;
}

/** A public or shared finished game, as a spectator sees it. */
export async function embeddedGame(id: string, number: number | undefined): Promise<EmbeddedGame | Fault | undefined> {
  const stored = await finishedOnline(id, api);
  if (!stored || 'code' in stored) return stored;
  const open = await openTable(stored);
  const { host } = startMatchWorker(() => {});
  const opened = await openStored(host, stored);
  if (!open || !opened.ok) return undefined;
  const length = countOf(opened.value.saved);
  const replay = new Replay(host, length, open.players);
  await replay.lookAs('spectator', number ?? length);
  return { game: stored.saved.game, open, replay };
}
