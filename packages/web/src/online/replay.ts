import { journalOf } from '@durbar/engine';
import type { WatchedTable } from '@durbar/protocol';
import { type Moments, Replay, type Replayed } from '../shell/replay/replay.svelte.ts';
import type { OpenTable } from '../shell/table/opening.ts';
import { api } from './api.ts';
import { enter, socket } from './connection.svelte.ts';
import { pastMoment } from './past.ts';
import { openOnlineTable } from './table/opening.ts';

interface OpenReplay {
  readonly replayed: Replayed;
  readonly open: OpenTable;
  readonly replay: Replay;
}

/** Replay of a running server game as its viewer saw it; undefined if over or not visible. */
export async function runningReplay(id: string, number: number): Promise<OpenReplay | undefined> {
  if (await enter()) return undefined;
  const found = await api.table(id);
  if (!found.ok || found.value.status !== 'running') return undefined;
  const watched = await lookOnce(id);
  const open = await openOnlineTable(watched.info);
  if (!open) return undefined;
  const { viewer, entries, info } = watched;
  const replay = new Replay(momentsOf(id, watched), journalOf(entries).live.length, open.players);
  await replay.lookAs(viewer, number);
  return { replayed: { id, game: info.game, viewers: [viewer], isRunning: true }, open, replay };
}

function lookOnce(id: string): Promise<WatchedTable> {
  const known = socket().stateOf(id);
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const stop = socket().watch(id, (watched) => {
      resolve(watched);
      queueMicrotask(() => stop());
    });
  });
}

/** The server returns past moments one by one; what happened is already in the journal. */
function momentsOf(id: string, { entries, setUpFacts, viewer }: WatchedTable): Moments {
  return {
    historyFor: async () => ({ setUpFacts, entries }),
    momentAt: (number) => pastMoment(id, number, viewer),
  };
}
