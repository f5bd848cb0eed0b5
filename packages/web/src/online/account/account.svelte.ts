import type { ApiResult, Fault, Me } from '@durbar/protocol';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api } from '../api.ts';
import { become, depart, exchangingSession, refreshMe } from '../connection.svelte.ts';
import { faultText } from '../faults.ts';
import { online } from '../words.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const STOPPED: Fault = { code: 'passkey-stopped', message: 'No passkey was chosen.' };

export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** What all parts of the account page share. */
class Shared {
  busy = $state(false);
  mustProve = $state(false);
  farewell = $state<string>();
}

/** Codes that concern a name or a new password, wherever one is entered. */
export const NAME_FAULTS = ['bad-name', 'name-reserved', 'name-taken'] as const;
export const PASSWORD_FAULTS = ['weak-password'] as const;

/** Account actions, one at a time. Each part of the page has its own outcome, shown beside what caused it. */
export class Account {
  fault = $state.raw<Fault>();
  /** A sentence about what was done. */
  told = $state<string>();
  readonly #page: Shared;

  constructor(page = new Shared()) {
    this.#page = page;
  }

  part(): Account {
    return new Account(this.#page);
  }

  get busy(): boolean {
    return this.#page.busy;
  }

  /** The server requires re-authentication before changing the account. */
  get mustProve(): boolean {
    return this.#page.mustProve;
  }

  demandProof(): void {
    this.#page.mustProve = true;
  }

  /** What was done as the account left this page. */
  get farewell(): string | undefined {
    return this.#page.farewell;
  }

  /** The sentence of a fault with one of these codes, for the field that caused it. */
  faultIn(codes: readonly string[]): string | undefined {
    return this.fault && codes.includes(this.fault.code) ? faultText(this.fault, online.now) : undefined;
  }

  makeAccount(name: string, password: string): Promise<boolean> {
    return this.change(() => api.makeAccount(name, password));
  }

  /** Creates a passkey; turns a guest into an account. */
  addPasskey(name?: string): Promise<boolean> {
    return this.change(async () => {
      const renamed = name === undefined ? undefined : await api.rename(name);
      if (renamed && !renamed.ok) return renamed;
      const wanted = await api.passkeyOptions();
      if (!wanted.ok) return wanted;
      const { challenge, options } = wanted.value;
      const response = await startRegistration({ optionsJSON: options as CreationOptions }).catch(() => undefined);
      if (!response) return { ok: false, fault: STOPPED };
      return api.addPasskey({ challenge, label: deviceName(navigator.userAgent), response });
    });
  }

  signIn(name: string, password: string): Promise<boolean> {
    return this.#do(() => api.signIn(name, password), this.#become);
  }

  sendPasswordLink(name: string, told: string): Promise<boolean> {
    return this.#do(() => api.sendPasswordLink(name), nothing, told);
  }

  resetPassword(token: string, password: string): Promise<boolean> {
    return this.#do(() => api.resetPassword({ token, password }), this.#become);
  }

  signInWithPasskey(): Promise<boolean> {
    return this.#do(async () => {
      const wanted = await api.passkeySignInOptions();
      if (!wanted.ok) return wanted;
      const { challenge, options } = wanted.value;
      const response = await startAuthentication({ optionsJSON: options as RequestOptions }).catch(() => undefined);
      return response ? api.signInWithPasskey({ challenge, response }) : { ok: false, fault: STOPPED };
    }, this.#become);
  }

  /** Signs out or deletes the account. */
  leave(work: () => Promise<ApiResult<void>>, told: string): Promise<boolean> {
    return this.#do(work, () => this.#depart(told));
  }

  /** A change that the server answers with the updated account. */
  change(work: () => Promise<ApiResult<Me>>, told?: string): Promise<boolean> {
    return this.#do(work, refreshMe, told);
  }

  /** A change after which the account must be reloaded. */
  changeUnseen(work: () => Promise<ApiResult<void>>, told?: string): Promise<boolean> {
    return this.change(async () => {
      const done = await work();
      return done.ok ? api.me() : done;
    }, told);
  }

  readonly #become = (me: Me): void => {
    this.#page.mustProve = false;
    become(me);
  };

  #depart(told: string): void {
    this.#page.mustProve = false;
    this.#page.farewell = told;
    depart();
  }

  async #do<T>(work: () => Promise<ApiResult<T>>, take: (value: T) => void, told?: string): Promise<boolean> {
    this.#page.busy = true;
    this.#page.farewell = undefined;
    this.told = undefined;
    const done = await exchangingSession(async () => {
      const answer = await work();
      if (answer.ok) take(answer.value);
      return answer;
    });
    this.#page.busy = false;
    this.fault = done.ok ? undefined : done.fault;
    if (this.fault?.code === 'sign-in-again') this.#page.mustProve = true;
    if (done.ok) this.told = told;
    return done.ok;
  }
}

function nothing(): void {}

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const;
const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'] as const;
const BROWSER_NAMES: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };

/** A browser in two words: "Firefox, Linux". */
export function deviceName(agent: string): string {
  const browser = BROWSERS.find((name) => agent.includes(name));
  const system = SYSTEMS.find((name) => agent.includes(name));
  return [browser && (BROWSER_NAMES[browser] ?? browser), system].filter(Boolean).join(', ') || agent.slice(0, 40);
}

/** What a part of the account page works with. */
export interface AccountProps {
  readonly account: Account;
  readonly me: Me;
}
