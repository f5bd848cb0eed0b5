import { type Api, type Fault, foldMessage, GAP, type MessageOf, type WatchedTable } from '@durbar/protocol';
import type { Player } from '../../table/contract.ts';
import type { TableSource } from '../../table/source.ts';
import type { Moment, News } from '../../worker/news.ts';
import { playersOf } from '../seats.ts';

/** How often a visible page asks whether the game has gone on, in milliseconds. */
const EVERY = 4_000;

/** A running game inside another site's page: it asks again and again, without a session, and answers nothing. */
export class LiveSource implements TableSource {
  readonly #api: Pick<Api, 'liveGame'>;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly mayAnswer = false;
  readonly isSending = false;
  readonly isLive = true;
  #onNews: ((news: News) => void) | undefined;
  #isAsking = false;
  newest = $state.raw<WatchedTable>();
  /** Why the game is no longer shown. */
  fault = $state.raw<Fault>();

  constructor(api: Pick<Api, 'liveGame'>, first: MessageOf<'state'>) {
    this.#api = api;
    this.#take(first);
    this.#timer = setInterval(() => void this.#ask(), EVERY);
  }

  get players(): readonly Player[] {
    return this.newest ? playersOf(this.newest.info) : [];
  }

  subscribe(onNews: (news: News) => void): () => void {
    this.#onNews = onNews;
    if (this.newest) onNews({ kind: 'opened', entries: this.newest.entries, moment: momentOf(this.newest) });
    return () => {
      this.#onNews = undefined;
    };
  }

  answer(): void {}

  goTo(): void {}

  close(): void {
    clearInterval(this.#timer);
  }

  async #ask(): Promise<void> {
    const { newest } = this;
    if (this.#isAsking || document.hidden || !newest) return;
    this.#isAsking = true;
    const { id, version } = newest.info;
    const found = await this.#api.liveGame(id, { version, have: newest.entries.length });
    this.#isAsking = false;
    if (found.ok && found.value.state) this.#take(found.value.state);
    if (!found.ok && found.fault.code !== 'offline' && found.fault.code !== 'too-fast') this.#end(found.fault);
  }

  #take(message: MessageOf<'state'>): void {
    const known = this.newest;
    const table = foldMessage(known, message);
    if (!table || table === GAP) return;
    this.newest = table;
    if (table.info.status !== 'running') this.close();
    const entries = table.entries.slice(known?.entries.length);
    this.#onNews?.({ kind: 'happened', entries, moment: momentOf(table) });
  }

  #end(fault: Fault): void {
    this.fault = fault;
    this.close();
  }
}

function momentOf({ number, viewer, view, question, info }: WatchedTable): Moment {
  return { number, viewer, view, question, undo: undefined, reset: undefined, standings: info.standings };
}
