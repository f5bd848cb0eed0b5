import type { ApiResult, Fault, WebhookFormat, WebhookInfo, WebhookTest } from '@durbar/protocol';
import { api } from '../api.ts';
import { faultText } from '../faults.ts';
import { online } from '../words.ts';

/** A person's webhooks, or those of one table they host. */
export class WebhookList {
  readonly #table: string | undefined;
  listed = $state.raw<readonly WebhookInfo[]>([]);
  busy = $state(false);
  /** The key of the webhook just added. */
  secret = $state<string>();
  isAdded = $state(false);
  outcome = $state.raw<{ readonly id: string; readonly test: WebhookTest }>();
  #fault = $state.raw<Fault>();

  constructor(table?: string) {
    this.#table = table;
    void this.#load();
  }

  get faultText(): string | undefined {
    return this.#fault && faultText(this.#fault, online.now);
  }

  async add(format: WebhookFormat, address: string): Promise<boolean> {
    const table = this.#table === undefined ? {} : { table: this.#table };
    const added = await this.#do(() => api.addWebhook({ format, address, ...table }));
    this.secret = added?.secret;
    this.isAdded = added !== undefined;
    return this.isAdded;
  }

  async test(id: string): Promise<void> {
    const test = await this.#do(() => api.testWebhook(id));
    this.isAdded = false;
    this.outcome = test && { id, test };
  }

  async remove(id: string): Promise<void> {
    await this.#do(() => api.removeWebhook(id));
    this.secret = undefined;
    this.isAdded = false;
  }

  async #do<T>(work: () => Promise<ApiResult<T>>): Promise<T | undefined> {
    this.busy = true;
    this.outcome = undefined;
    const done = await work();
    this.#fault = done.ok ? undefined : done.fault;
    await this.#load();
    this.busy = false;
    return done.ok ? done.value : undefined;
  }

  async #load(): Promise<void> {
    const found = await api.webhooks();
    if (found.ok) this.listed = found.value.filter(({ table }) => this.#table === undefined || table === this.#table);
  }
}
