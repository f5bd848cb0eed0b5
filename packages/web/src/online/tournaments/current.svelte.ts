import type { Fault, OnlineClient, Tournament } from '@durbar/protocol';
import { api } from '../api.ts';

/** In case a message was lost. */
const ASK_EVERY = 30_000;
/** Many things may change at the same time. */
const GATHER = 200;

/** One tournament, kept up to date while its page is shown. */
export class TournamentWatch {
  readonly #id: string;
  readonly #client: OnlineClient;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #stops: (() => void)[];
  #asking: ReturnType<typeof setTimeout> | undefined;
  shown = $state.raw<Tournament>();
  fault = $state.raw<Fault>();
  busy = $state(false);

  constructor(id: string, client: OnlineClient) {
    this.#id = id;
    this.#client = client;
    this.#stops = [
      client.onMessage((message) => {
        if (message.type === 'tournament' && message.tournament === id) this.#askSoon();
      }),
      client.onStatus((isOnline) => isOnline && this.#watch()),
    ];
    this.#watch();
    this.#timer = setInterval(() => {
      if (!document.hidden) void this.ask();
    }, ASK_EVERY);
    void this.ask();
  }

  close(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#asking);
    for (const stop of this.#stops) stop();
    void this.#client.send({ type: 'unwatch-tournament', tournament: this.#id });
  }

  #watch(): void {
    void this.#client.send({ type: 'watch-tournament', tournament: this.#id });
    this.#askSoon();
  }

  #askSoon(): void {
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => void this.ask(), GATHER);
  }

  async ask(): Promise<void> {
    const found = await api.tournament(this.#id);
    if (found.ok) this.shown = found.value;
    else if (!this.shown) this.fault = found.fault;
  }

  async act(what: 'join' | 'leave' | 'start' | 'cancel'): Promise<void> {
    this.busy = true;
    const done = await api.changeTournament(this.#id, what);
    this.busy = false;
    this.fault = done.ok ? undefined : done.fault;
    if (done.ok) this.shown = done.value;
  }
}

let ready = $state.raw<{ readonly name: string; readonly table: string }>();

/** The table of a round that has just been opened for this person. */
export function readyRound() {
  return ready;
}

export function forgetRound(table: string): void {
  if (ready?.table === table) ready = undefined;
}

export function followRounds(client: OnlineClient): void {
  client.onMessage((message) => {
    if (message.type === 'round') ready = { name: message.name, table: message.table };
  });
}
