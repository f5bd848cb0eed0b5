import { createHash } from 'node:crypto';
import type { ChanceShare, Fairness } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { commitmentOf, isPromiseKept, keepsPromise, newSeed, sharedSeed, testimonyOf, type Witness } from './index.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const NONCES = ['a', 'b', 'c'].map((digit) => digit.repeat(64));

function shareOf(seat: number, nonce: string): ChanceShare {
  return { seat, promise: commitmentOf(nonce), nonce };
}

function withheld({ seat, promise }: ChanceShare): ChanceShare {
  return { seat, promise };
}

const SHARES = NONCES.map((nonce, seat) => shareOf(seat, nonce));

function fairnessOf(shares: readonly ChanceShare[], secret = SECRET): Fairness {
  const shared = { secret, shares };
  return { commitment: commitmentOf(secret), seed: sharedSeed(shared), shared };
}

describe('a shared seed', () => {
  test('is the documented hash', () => {
    const text = `durbar:${SECRET}:0=${NONCES[0]}:1=${NONCES[1]}:2=${NONCES[2]}`;
    expect(sharedSeed({ secret: SECRET, shares: SHARES })).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('does not depend on the order in which clients reveal', () => {
    expect(sharedSeed({ secret: SECRET, shares: SHARES.toReversed() })).toBe(sharedSeed({ secret: SECRET, shares: SHARES }));
  });

  test('depends on every share, its seat and the secret', () => {
    const [first, second, third] = SHARES as [ChanceShare, ChanceShare, ChanceShare];
    const seeds = [
      SHARES,
      [first, second],
      [first, second, withheld(third)],
      [{ ...first, seat: 1 }, { ...second, seat: 0 }, third],
      [first, second, shareOf(2, newSeed())],
    ].map((shares) => sharedSeed({ secret: SECRET, shares }));
    expect(seeds[1]).toBe(seeds[2]);
    expect(new Set([...seeds, sharedSeed({ secret: newSeed(), shares: SHARES })]).size).toBe(5);
  });

  test('is the secret itself when no one reveals anything', () => {
    expect(sharedSeed({ secret: SECRET, shares: [] })).toBe(SECRET);
    expect(sharedSeed({ secret: SECRET, shares: SHARES.map(withheld) })).toBe(SECRET);
  });
});

describe('the disclosure after a game', () => {
  test('matches its promises with all shares, some or none', () => {
    expect(isPromiseKept(fairnessOf(SHARES))).toBe(true);
    expect(isPromiseKept(fairnessOf(SHARES.map((share) => (share.seat === 1 ? withheld(share) : share))))).toBe(true);
    expect(isPromiseKept({ commitment: commitmentOf(SECRET), seed: SECRET })).toBe(true);
    expect(isPromiseKept({ commitment: commitmentOf(SECRET) })).toBe(false);
  });

  test('detects a secret the server swapped', () => {
    expect(isPromiseKept({ ...fairnessOf(SHARES, newSeed()), commitment: commitmentOf(SECRET) })).toBe(false);
  });

  test('detects a seed that is not the hash of all shares', () => {
    expect(isPromiseKept({ ...fairnessOf(SHARES), seed: newSeed() })).toBe(false);
    expect(isPromiseKept({ ...fairnessOf(SHARES), seed: SECRET })).toBe(false);
  });

  test('detects a nonce its client didn’t promise', () => {
    const [first, ...others] = SHARES as [ChanceShare, ...ChanceShare[]];
    expect(isPromiseKept(fairnessOf([{ ...first, nonce: newSeed() }, ...others]))).toBe(false);
    expect(isPromiseKept(fairnessOf([{ ...first, nonce: 'no nonce' }, ...others]))).toBe(false);
    expect(keepsPromise('no nonce', first.promise)).toBe(false);
  });
});

describe('a client that recorded what it saw before revealing', () => {
  const witness: Witness = {
    seat: 1,
    nonce: NONCES[1] ?? '',
    commitment: commitmentOf(SECRET),
    promises: SHARES.map(({ promise }) => promise),
    isReceived: true,
  };
  const without = (seat: number) => SHARES.map((share) => (share.seat === seat ? withheld(share) : share));

  test('finds its share whether or not others revealed theirs', () => {
    expect(testimonyOf(witness, fairnessOf(SHARES))).toBe('counted');
    expect(testimonyOf(witness, fairnessOf(without(2)))).toBe('counted');
    const alone = [undefined, witness.promises[1], undefined];
    expect(testimonyOf({ ...witness, promises: alone }, fairnessOf(SHARES.slice(1, 2)))).toBe('counted');
  });

  test('catches a server that dropped an acknowledged share', () => {
    const dropped = fairnessOf(without(1));
    expect(isPromiseKept(dropped)).toBe(true);
    expect(testimonyOf(witness, dropped)).toBe('broken');
    expect(testimonyOf({ ...witness, isReceived: false }, dropped)).toBe('late');
  });

  test('catches a server that changed its secret after seeing the nonce', () => {
    expect(testimonyOf(witness, fairnessOf(SHARES, newSeed()))).toBe('broken');
  });

  test('catches a server and a player who swapped the player’s promise after seeing the nonce', () => {
    const exchanged = fairnessOf([...SHARES.slice(0, 2), shareOf(2, newSeed())]);
    expect(isPromiseKept(exchanged)).toBe(true);
    expect(testimonyOf(witness, exchanged)).toBe('broken');
  });

  test('catches a share added or removed afterwards', () => {
    expect(testimonyOf(witness, fairnessOf(SHARES.slice(0, 2)))).toBe('broken');
    expect(testimonyOf(witness, fairnessOf([...SHARES, shareOf(3, newSeed())]))).toBe('broken');
    expect(testimonyOf(witness, { commitment: witness.commitment, seed: SECRET })).toBe('broken');
  });
});
