import type { Fault, Invitation } from '@durbar/protocol';
import { go } from '../../shell/here.svelte.ts';
import { knownPerson } from '../../store/person.svelte.ts';
import { change, current } from '../../store/settings.svelte.ts';
import { api } from '../api.ts';
import { enter, myself, refreshMe } from '../connection.svelte.ts';
import { promiseShare } from '../shares.ts';
import { reloadMyTables } from '../turns.svelte.ts';

/** A visitor from a link: enters a name, then joins or watches. Only then is a guest created. */
export class Arriving {
  readonly #token: string;
  readonly #invitation: Invitation;
  name = $state('');
  busy = $state(false);
  /** Why the name or joining was rejected. */
  fault = $state.raw<Fault>();

  constructor(token: string, invitation: Invitation) {
    this.#token = token;
    this.#invitation = invitation;
    this.name = current().name || (knownPerson()?.name ?? '');
  }

  sit(): Promise<void> {
    return this.#come(async (table) => {
      const joined = await api.join(table, { promise: promiseShare() });
      return joined.ok || joined.fault.code === 'already-seated' ? undefined : joined.fault;
    });
  }

  watch(): Promise<void> {
    return this.#come(async () => undefined);
  }

  async #come(take: (table: string) => Promise<Fault | undefined>): Promise<void> {
    this.busy = true;
    this.fault = (await enter()) ?? (await this.#introduce()) ?? (await this.#letIn()) ?? (await take(this.#invitation.info.id));
    this.busy = false;
    if (this.fault) return;
    void reloadMyTables();
    go({ page: 'table', id: this.#invitation.info.id });
  }

  /** Guests choose a name; accounts have one. */
  async #introduce(): Promise<Fault | undefined> {
    const name = this.name.trim();
    const me = myself();
    if (me?.kind !== 'guest' || name === '' || name === me.name) return undefined;
    const renamed = await api.rename(name);
    if (!renamed.ok) return renamed.fault;
    refreshMe(renamed.value);
    change({ name });
    return undefined;
  }

  async #letIn(): Promise<Fault | undefined> {
    if (this.#invitation.expiresAt === undefined) return undefined;
    const redeemed = await api.redeem(this.#token);
    return redeemed.ok ? undefined : redeemed.fault;
  }
}
