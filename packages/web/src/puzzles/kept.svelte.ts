import type { PuzzleRecord } from '@durbar/protocol';
import { knownPerson } from '../store/person.svelte.ts';
import { NEW_RECORD } from './record.ts';

/** What was tried in this browser without an account. */
const WITHOUT_ACCOUNT = 'durbar-puzzles';

/** Records read so far, by the name they are stored as. */
let records = $state.raw<Readonly<Record<string, PuzzleRecord>>>({});
const asStored = new Map<string, PuzzleRecord>();

/** The record of the account on this device, or of the device itself; the same object until it changes. */
export function puzzleRecord(): PuzzleRecord {
  const name = storedAs();
  return records[name] ?? firstRead(name);
}

function firstRead(name: string): PuzzleRecord {
  const record = asStored.get(name) ?? read(name);
  asStored.set(name, record);
  return record;
}

export function keepRecord(record: PuzzleRecord): void {
  const name = storedAs();
  records = { ...records, [name]: record };
  try {
    localStorage.setItem(name, JSON.stringify(record));
  } catch {
    // Denied or full: the record lasts as long as the page.
  }
}

/** What was tried here before signing in, for the account to take over; undefined if nothing was. */
export function recordWithoutAccount(): PuzzleRecord | undefined {
  const record = read(WITHOUT_ACCOUNT);
  return record.days.length > 0 || Object.keys(record.tried).length > 0 ? record : undefined;
}

/** The account has taken it over, so no other account does. */
export function forgetRecordWithoutAccount(): void {
  records = { ...records, [WITHOUT_ACCOUNT]: NEW_RECORD };
  localStorage.removeItem(WITHOUT_ACCOUNT);
}

function storedAs(): string {
  const person = knownPerson();
  return person?.kind === 'account' ? `${WITHOUT_ACCOUNT}-${person.id}` : WITHOUT_ACCOUNT;
}

function read(name: string): PuzzleRecord {
  try {
    return { ...NEW_RECORD, ...JSON.parse(localStorage.getItem(name) ?? '{}') };
  } catch {
    return NEW_RECORD;
  }
}
