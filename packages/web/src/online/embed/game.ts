import { createApi, type Fault } from '@durbar/protocol';
import { Replay } from '../../shell/replay/replay.svelte.ts';
import { type OpenTable, openStored, openTable } from '../../shell/table/opening.ts';
import { countOf } from '../../store/games.ts';
import { startMatchWorker } from '../../worker/rpc.ts';
import { finishedOnline } from '../finished.ts';
import { openOnlineTable } from '../table/opening.ts';
import { LiveSource } from './live-source.svelte.ts';

/** Never sends or takes cookies, on any site. */
const api = createApi('', (address, options) => fetch(address, { ...options, credentials: 'omit' }));

export interface EmbeddedGame {
  readonly game: string;
  readonly open: OpenTable;
  readonly replay: Replay;
}

/** A running game. */
export interface LiveGame {
  readonly open: OpenTable;
  readonly source: LiveSource;
}

/** A public or shared game, as a spectator sees it. */
export async function embeddedGame(id: string, number: number | undefined): Promise<EmbeddedGame | LiveGame | Fault | undefined> {
  const stored = await finishedOnline(id, api);
  if (stored && 'code' in stored) return (await liveGame(id)) ?? stored;
  if (!stored) return undefined;
  const open = await openTable(stored);
  const { host } = startMatchWorker(() => {});
  const opened = await openStored(host, stored);
  if (!open || !opened.ok) return undefined;
  const length = countOf(opened.value.saved);
  const replay = new Replay(host, length, open.players);
  await replay.lookAs('spectator', number ?? length);
  return { game: stored.saved.game, open, replay };
}

async function liveGame(id: string): Promise<LiveGame | undefined> {
  const found = await api.liveGame(id);
  const state = found.ok ? found.value.state : undefined;
  if (!state) return undefined;
  const open = await openOnlineTable(state.info, async (table) => {
    const edition = await api.shownEdition(table);
    return edition.ok ? edition.value : undefined;
  });
  return open && { open, source: new LiveSource(api, state) };
}
