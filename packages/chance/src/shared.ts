import type { ChanceShare, Fairness, SharedChance } from '@durbar/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, isSeed, type Seed } from './seed.ts';

/**
 * The seed made from a secret and the revealed shares: the SHA-256 of the text `durbar:SECRET:SEAT=NONCE:…`, in seat order, seats counted
 * from 0. If no one reveals a share, the secret itself is the seed.
 */
export function sharedSeed({ secret, shares }: SharedChance): Seed {
  const added = shares.filter(isRevealed).toSorted((one, other) => one.seat - other.seat);
  if (added.length === 0) return secret;
  const text = ['durbar', secret, ...added.map(({ seat, nonce }) => `${seat}=${nonce}`)].join(':');
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function isRevealed(share: ChanceShare): share is ChanceShare & { readonly nonce: string } {
  return share.nonce !== undefined;
}

/** Whether a nonce matches its promise. */
export function keepsPromise(nonce: string, promise: string): boolean {
  return isSeed(nonce) && commitmentOf(nonce) === promise;
}

/** Whether the disclosure after a game matches the promises made before it: the secret, each share and the resulting seed. */
export function isPromiseKept({ commitment, seed, shared }: Fairness): boolean {
  if (seed === undefined) return false;
  if (!shared) return keepsPromise(seed, commitment);
  return keepsPromise(shared.secret, commitment) && shared.shares.every(isHonest) && sharedSeed(shared) === seed;
}

function isHonest({ nonce, promise }: ChanceShare): boolean {
  return nonce === undefined || keepsPromise(nonce, promise);
}
