import type { ApiResult, Fault } from '@durbar/protocol';
import { go } from '../../shell/here.svelte.ts';
import { api } from '../api.ts';
import { promiseShare } from '../shares.ts';
import { reloadMyTables } from '../turns.svelte.ts';

/** Actions before the game begins. Results arrive as table updates. */
export class RoomActions {
  readonly #table: string;
  fault = $state.raw<Fault>();
  busy = $state(false);
  hasLeft = $state(false);

  constructor(table: string) {
    this.#table = table;
  }

  sit(seat: number): Promise<void> {
    this.hasLeft = false;
    return this.#do(() => api.join(this.#table, { seat, promise: promiseShare() }));
  }

  async leave(): Promise<void> {
    this.hasLeft = true;
    await this.#do(() => api.leave(this.#table));
  }

  setReady(ready: boolean): Promise<void> {
    return this.#do(() => api.setReady(this.#table, { ready, ...(ready ? { promise: promiseShare() } : {}) }));
  }

  /** Adds a bot to a seat, or empties it. */
  setSeat(seat: number, bot?: string): Promise<void> {
    return this.#do(() => api.setSeat(this.#table, seat, bot));
  }

  start(): Promise<void> {
    return this.#do(() => api.start(this.#table));
  }

  async close(): Promise<void> {
    await this.#do(() => api.close(this.#table));
    if (!this.fault) go({ page: 'tables' });
  }

  async #do(work: () => Promise<ApiResult<unknown>>): Promise<void> {
    this.busy = true;
    const done = await work();
    this.fault = done.ok ? undefined : done.fault;
    this.busy = false;
    void reloadMyTables();
  }
}
