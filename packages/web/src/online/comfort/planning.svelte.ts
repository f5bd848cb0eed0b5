import type { Fault, NewPlan, OnlineClient, PlanInfo } from '@durbar/protocol';
import { api } from '../api.ts';

const NO_PLAN: PlanInfo = { forced: false, steps: [], done: [], dropped: [] };

/** What a player wants done when their turn comes at one table, and what was done by it. */
export class TurnPlan {
  readonly #table: string;
  readonly #stop: () => void;
  plan = $state.raw<PlanInfo>(NO_PLAN);
  fault = $state.raw<Fault>();
  isSaved = $state(false);

  constructor(client: OnlineClient, table: string) {
    this.#table = table;
    this.#stop = client.onMessage((message) => {
      if (message.type === 'plan' && message.table === table) void this.#load();
    });
    void this.#load();
  }

  get hasNews(): boolean {
    return this.plan.done.length > 0 || this.plan.dropped.length > 0;
  }

  async change(changes: Partial<NewPlan>): Promise<void> {
    const { forced, steps } = this.plan;
    const saved = await api.setPlan(this.#table, { forced, steps: [...steps], ...changes });
    this.fault = saved.ok ? undefined : saved.fault;
    this.isSaved = saved.ok;
    if (saved.ok) this.plan = saved.value;
  }

  /** Forgets what was done; the plan stays. */
  dismiss(): Promise<void> {
    return this.change({});
  }

  close(): void {
    this.#stop();
  }

  async #load(): Promise<void> {
    const found = await api.plan(this.#table);
    if (found.ok) this.plan = found.value;
  }
}
