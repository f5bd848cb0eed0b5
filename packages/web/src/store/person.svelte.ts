/** Who plays online on this device, as last seen: known before anything online is loaded. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  /** An administrator; the server checks it again. */
  readonly admin?: boolean;
}

const KEY = 'durbar-person';

let person = $state.raw<KnownPerson | undefined>(read());
let waiting = $state.raw<readonly string[]>();

export function knownPerson(): KnownPerson | undefined {
  return person;
}

export function rememberPerson(known: KnownPerson | undefined): void {
  person = known && { id: known.id, name: known.name, kind: known.kind, ...(known.admin ? { admin: true } : {}) };
  try {
    if (person) localStorage.setItem(KEY, JSON.stringify(person));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage denied or full: the person is known until the page closes.
  }
}

/** How many online tables wait for this person. */
export function waitingTables(): number {
  return waiting?.length ?? 0;
}

/** Whether the server has been asked which tables wait; without someone who plays online, there are none. */
export function isWaitingKnown(): boolean {
  return waiting !== undefined || person === undefined;
}

/** The most urgent table that waits for this person, other than the one in view. */
export function nextTable(inView?: string): string | undefined {
  return waiting?.find((id) => id !== inView);
}

/** The most urgent first. */
export function setWaitingTables(tables: readonly string[]): void {
  waiting = tables;
}

function read(): KnownPerson | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KnownPerson | null;
    return kept && typeof kept.id === 'string' && typeof kept.name === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}
