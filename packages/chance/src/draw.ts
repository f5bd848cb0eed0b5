import { indexAtWeight, sumOf } from '@durbar/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Seed, seedBytes } from './seed.ts';

const WORD_BYTES = 6;
const WORDS_PER_BLOCK = 5;
const WORD_LIMIT = 2 ** 48;

/**
 * The index that a seed draws for answer `number` of a game, by weight.
 *
 * Block k is HMAC-SHA-256(seed, "number:k"). It is read as five words of 48 bits, most significant byte first. The first word below the
 * largest multiple of the weights' sum decides by its remainder, so no outcome is favoured.
 */
export function chanceIndex(seed: Seed, number: number, weights: readonly number[]): number {
  const total = sumOf(weights);
  if (!Number.isSafeInteger(total) || total <= 0 || total > WORD_LIMIT) throw new Error(`cannot draw from a weight of ${total}`);
  const bound = WORD_LIMIT - (WORD_LIMIT % total);
  for (const word of words(seed, number)) {
    if (word < bound) return indexAtWeight(weights, word % total);
  }
  throw new Error('the generator never ends');
}

function* words(seed: Seed, number: number): Generator<number, void> {
  const key = seedBytes(seed);
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, key, utf8ToBytes(`${number}:${block}`));
    for (let word = 0; word < WORDS_PER_BLOCK; word++) yield wordAt(bytes, word * WORD_BYTES);
  }
}

function wordAt(bytes: Uint8Array, start: number): number {
  let word = 0;
  for (const byte of bytes.subarray(start, start + WORD_BYTES)) word = word * 256 + byte;
  return word;
}
