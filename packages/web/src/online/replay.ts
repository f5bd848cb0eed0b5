import { type Choice, type Fact, journalOf, liveMoves } from '@durbar/engine';
import type { TableState } from '@durbar/protocol';
import { type Moments, Replay } from '../shell/replay/replay.svelte.ts';
import type { OpenTable } from '../shell/table/opening.ts';
import type { StoredGame } from '../store/games.ts';
import type { Driver } from '../worker/protocol.ts';
import { api } from './api.ts';
import { enter, socket } from './connection.svelte.ts';
import { playersOf } from './seats.ts';
import { openOnlineTable } from './table/opening.ts';
import { seenEntries } from './table/source.svelte.ts';

interface OpenReplay {
  readonly game: StoredGame;
  readonly open: OpenTable;
  readonly replay: Replay;
}

/** A running game of the server, walked through as its viewer saw it; undefined when it is over or cannot be seen. */
export async function runningReplay(id: string, number: number): Promise<OpenReplay | undefined> {
  if (await enter()) return undefined;
  const found = await api.table(id);
  if (!found.ok || found.value.status !== 'running') return undefined;
  const state = await lookOnce(id);
  const open = await openOnlineTable(state.info);
  if (!open) return undefined;
  const replay = new Replay(momentsOf(id, state), journalOf(state.entries).live.length, open.players);
  await replay.lookAs(state.viewer, number);
  return { game: asRunningGame(state), open, replay };
}

function lookOnce(id: string): Promise<TableState> {
  const known = socket().stateOf(id);
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const stop = socket().watch(id, (state) => {
      resolve(state);
      queueMicrotask(() => stop());
    });
  });
}

/** The server shows past moments one by one; what happened is in the journal already. */
function momentsOf(id: string, { entries, setUpFacts, viewer }: TableState): Moments {
  const moves = liveMoves(journalOf(seenEntries(entries)));
  return {
    historyFor: async () => ({ setUpFacts: setUpFacts as readonly Fact[], moves }),
    momentAt: async (number) => {
      const moment = await api.viewAt(id, number);
      if (!moment.ok) throw new Error(moment.fault.message);
      const { view, question } = moment.value;
      const choices = question?.choices.map(({ choice, text }) => ({ choice: choice as Choice, text })) ?? [];
      const asked = question && { ...question, choices };
      return { number, viewer, view, question: asked, undo: undefined, reset: undefined, standings: undefined };
    },
  };
}

/** Only the own seat is a person's here: nobody else may be looked over the shoulder. */
function asRunningGame({ info, viewer }: TableState): StoredGame {
  const players = playersOf(info).map(({ name, colour }) => ({ name, colour }));
  const drivers = players.map((_, seat): Driver => (seat === viewer ? { kind: 'person' } : { kind: 'bot', level: 'greedy' }));
  const { game, rulesVersion, edition, options, createdAt } = info;
  return {
    id: info.id,
    name: '',
    created: createdAt,
    updated: createdAt,
    players,
    drivers,
    saved: { durbar: 1, game, rulesVersion, edition, players: info.players, options, log: [] },
    seed: '',
    fairFrom: 0,
    decider: 'chance',
    standings: undefined,
    summary: undefined,
  };
}
