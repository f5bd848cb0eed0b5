import type { Fault } from '@durbar/protocol';
import type { HeldEdition, KeptEdition } from '../store/editions.ts';
import { editions, noteTrouble } from '../store/index.svelte.ts';
import { LocalStore } from '../store/local.ts';
import { knownPerson } from '../store/person.svelte.ts';
import { exchangeEditions, release } from './exchange.ts';

/** What accounts on this device are known to hold. */
const held = new LocalStore<HeldEdition>(noteTrouble, { database: 'durbar-account-editions', store: 'held' });

/** A pause in typing, so the account isn't asked at every key. */
const PAUSE = 2000;

let waiting: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let isNeededAgain = false;
let changes = $state(0);
let both = $state.raw<readonly string[]>([]);
let fault = $state.raw<Fault>();
let lastKept = $state<number>();

/** The account whose editions these are; undefined for guests. */
function account(): string | undefined {
  const person = knownPerson();
  return person?.kind === 'account' ? person.id : undefined;
}

/** How keeping editions with the account goes. */
export const accountEditions = {
  /** Grows when editions come or go. */
  get changes(): number {
    return changes;
  },
  /** Names of editions that were changed here and elsewhere, so both are kept. */
  get both(): readonly string[] {
    return both;
  },
  get fault(): Fault | undefined {
    return fault;
  },
  get isSignedIn(): boolean {
    return account() !== undefined;
  },
  /** Whether the account has everything up to this change. */
  has: (updated: number): boolean => lastKept !== undefined && updated <= lastKept,
  /** The reader knows. */
  forgetBoth(): void {
    both = [];
  },
};

/** The editions of a game that belong to the account on this device, or to the device itself; the last changed first. */
export async function myEditions(game: string): Promise<readonly KeptEdition[]> {
  const person = account();
  const others = (await held.all()).filter((one) => one.person !== person).map(({ id }) => id);
  return (await editions.all()).filter((edition) => edition.game === game && !others.includes(edition.id));
}

/** Keeps a change here at once and in the account soon. */
export async function keepEdition(edition: KeptEdition): Promise<void> {
  await editions.put(edition);
  clearTimeout(waiting);
  waiting = setTimeout(() => void shareEditions(), PAUSE);
}

/** Removes an edition here and from the account, once the server can be reached. */
export async function removeEdition(id: string): Promise<void> {
  await editions.remove(id);
  const known = await held.get(id);
  if (!known) return;
  await held.put({ ...known, same: undefined, updated: Date.now() });
  await shareEditions();
}

/** The account is gone: its editions on this device are the device's own. */
export async function releaseEditions(person: string): Promise<void> {
  await release(held, person);
  changes++;
}

/** Makes this device and the account the same. Offline, the next page does it. */
export async function shareEditions(): Promise<void> {
  if (account() === undefined) return;
  isNeededAgain = running !== undefined;
  running ??= exchangeAll().finally(() => {
    running = undefined;
  });
  await running;
}

async function exchangeAll(): Promise<void> {
  do {
    isNeededAgain = false;
    await alone(exchange);
  } while (isNeededAgain);
}

/** Two tabs at once would take each other's changes for those of another device. */
async function alone(work: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request('durbar-editions', work) : work());
}

/** The words are large, and hardly anyone changes an edition on two devices at once. */
async function nameOfOther(title: string): Promise<string> {
  const { editionWords } = await import('./words.ts');
  return editionWords.now.account.other(title);
}

async function exchange(): Promise<void> {
  const person = account();
  if (person === undefined) return;
  const at = Date.now();
  const { api } = await import('../online/api.ts');
  const exchanged = await exchangeEditions({ person, editions, held, api, nameOfOther });
  if (exchanged.isChanged) changes++;
  both = [...both, ...exchanged.both];
  fault = exchanged.fault;
  if (!fault) lastKept = at;
}
