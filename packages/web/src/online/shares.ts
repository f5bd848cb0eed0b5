import { commitmentOf, newSeed, type Testimony, testimonyOf } from '@durbar/chance';
import type { Fairness } from '@durbar/engine';
import type { Answer, TableInfo } from '@durbar/protocol';
import { seatOf } from './seats.ts';

/** This browser's share of a table's seed. */
interface KeptShare {
  readonly promise: string;
  readonly nonce: string;
  readonly seen?: Seen;
}

/** What was public before the nonce was revealed. */
interface Seen {
  readonly table: string;
  readonly seat: number;
  readonly commitment: string;
  readonly promises: readonly (string | null)[];
  readonly isReceived: boolean;
}

const KEY = 'durbar-shares';
/** Maximum number stored; the newest are kept. */
const MOST = 200;
/** Without storage, shares last as long as the page. */
let inMemory: readonly KeptShare[] = [];

/** Creates a nonce for a table and returns its promise. Nonces are stored by promise, so parallel pages don't collide. */
export function promiseShare(): string {
  const nonce = newSeed();
  const promise = commitmentOf(nonce);
  keep({ promise, nonce });
  return promise;
}

/** Whether this browser promised a share that it hasn't revealed. */
export function awaitsReveal(): boolean {
  return kept().some(({ seen }) => !seen?.isReceived);
}

type Reveal = (table: string, nonce: string) => Promise<Answer>;

/** Reveals this browser's share to a table about to start, after noting everyone's promises. */
export async function revealShare(info: TableInfo, person: string | undefined, reveal: Reveal): Promise<void> {
  const seat = seatOf(info, person);
  const share = kept().find(({ promise }) => promise === seat?.share?.promise);
  if (!seat || !share || info.status !== 'open' || info.revealBy === undefined || info.commitment === undefined) return;
  // The first note counts: a server that asks again with other promises already knows the nonce.
  const seen = share.seen ?? {
    table: info.id,
    seat: seat.seat,
    commitment: info.commitment,
    promises: info.seats.map((one) => one.share?.promise ?? null),
    isReceived: false,
  };
  keep({ ...share, seen });
  const answer = await reveal(info.id, share.nonce);
  if (answer.ok) keep({ ...share, seen: { ...seen, isReceived: true } });
}

/** This browser's verdict on a finished game's seed; undefined if it didn't contribute. */
export function testimonyOn(table: string, fairness: Fairness): Testimony | undefined {
  const share = kept().findLast(({ seen }) => seen?.table === table);
  if (!share?.seen) return undefined;
  const { seat, commitment, promises, isReceived } = share.seen;
  const noted = promises.map((promise) => promise ?? undefined);
  return testimonyOf({ seat, commitment, isReceived, promises: noted, nonce: share.nonce }, fairness);
}

function keep(share: KeptShare): void {
  const others = kept().filter(({ promise }) => promise !== share.promise);
  inMemory = [...others, share].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Storage denied or full: keep it in memory only.
  }
}

function kept(): readonly KeptShare[] {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? inMemory : JSON.parse(text);
  } catch {
    return inMemory;
  }
}
