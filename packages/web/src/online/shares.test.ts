import { commitmentOf, newSeed, sharedSeed } from '@durbar/chance';
import type { ChanceShare } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { awaitsReveal, promiseShare, revealShare, testimonyOn } from './shares.ts';

const ME = 'abcdefghijkl';
const OTHER = commitmentOf(newSeed());

/** A table of two that is about to start; this browser sits on the first seat. */
function starting(id: string, promise: string, change: Partial<TableInfo> = {}): TableInfo {
  const seat = (number: number, person: string, share: string) => ({
    seat: number,
    ready: true,
    away: false,
    person: { id: person, name: person },
    share: { promise: share, revealed: false },
  });
  return {
    id,
    version: 1,
    status: 'open',
    game: 'toy',
    rulesVersion: 1,
    players: 2,
    options: {},
    edition: 'house',
    pace: { kind: 'none' },
    visibility: 'public',
    stakes: 'friendly',
    outOfTime: 'bot',
    seats: [seat(0, ME, promise), seat(1, 'mnopqrstuvwx', OTHER)],
    createdAt: 1,
    commitment: commitmentOf(SECRET),
    revealBy: 2,
    ...change,
  };
}

const SECRET = newSeed();

function revealing() {
  const told: string[] = [];
  return {
    told,
    reveal: async (_table: string, nonce: string) => {
      told.push(nonce);
      return { ok: true } as const;
    },
  };
}

function fairnessOf(shares: readonly ChanceShare[]) {
  const shared = { secret: SECRET, shares };
  return { commitment: commitmentOf(SECRET), seed: sharedSeed(shared), shared };
}

test('a browser reveals what it promised, only when the table is about to start, and finds it in the seed', async () => {
  const promise = promiseShare();
  expect(awaitsReveal()).toBe(true);
  const { told, reveal } = revealing();
  const { revealBy: _none, ...waiting } = starting('aaaaaaaaaaaa', promise);
  await revealShare(waiting, ME, reveal);
  await revealShare(starting('aaaaaaaaaaaa', promise), 'somebodyelse', reveal);
  await revealShare(starting('aaaaaaaaaaaa', commitmentOf(newSeed())), ME, reveal);
  expect(told).toEqual([]);
  await revealShare(starting('aaaaaaaaaaaa', promise), ME, reveal);
  const [nonce = ''] = told;
  expect(commitmentOf(nonce)).toBe(promise);
  expect(awaitsReveal()).toBe(false);
  const others: ChanceShare = { seat: 1, promise: OTHER };
  expect(testimonyOn('aaaaaaaaaaaa', fairnessOf([{ seat: 0, promise, nonce }, others]))).toBe('counted');
  expect(testimonyOn('aaaaaaaaaaaa', fairnessOf([{ seat: 0, promise }, others]))).toBe('broken');
  expect(testimonyOn('bbbbbbbbbbbb', fairnessOf([]))).toBeUndefined();
});

test('detects a table that asks again with other promises', async () => {
  const promise = promiseShare();
  const { told, reveal } = revealing();
  await revealShare(starting('cccccccccccc', promise), ME, reveal);
  const exchanged = { seat: 1, promise: commitmentOf(newSeed()) };
  const again = starting('cccccccccccc', promise);
  const seats = again.seats.map((one) =>
    one.seat === 1 ? { ...one, share: { promise: exchanged.promise, revealed: false } } : one,
  );
  await revealShare({ ...again, seats }, ME, reveal);
  const fairness = fairnessOf([{ seat: 0, promise, nonce: told[0] ?? '' }, exchanged]);
  expect(testimonyOn('cccccccccccc', fairness)).toBe('broken');
});

test('a share that was never acknowledged counts as late', async () => {
  const promise = promiseShare();
  const fault = { code: 'not-revealing', message: '' };
  await revealShare(starting('dddddddddddd', promise), ME, async () => ({ ok: false, fault }));
  expect(
    testimonyOn(
      'dddddddddddd',
      fairnessOf([
        { seat: 0, promise },
        { seat: 1, promise: OTHER },
      ]),
    ),
  ).toBe('late');
});
