import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

/** The secret of one game: 256 bits as 64 hexadecimal digits. */
export type Seed = string;

const SEED_BYTES = 32;

export function newSeed(): Seed {
  return bytesToHex(randomBytes(SEED_BYTES));
}

export function isSeed(text: string): text is Seed {
  return /^[0-9a-f]{64}$/.test(text);
}

/** The promise shown before a game: the SHA-256 of its seed's 32 bytes. */
export function commitmentOf(seed: Seed): string {
  return bytesToHex(sha256(seedBytes(seed)));
}

export function seedBytes(seed: Seed): Uint8Array {
  if (!isSeed(seed)) throw new Error('a seed has 64 hexadecimal digits');
  return hexToBytes(seed);
}
