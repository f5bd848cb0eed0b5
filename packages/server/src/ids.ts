import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 12;

/** 60 random bits in lower-case base 32. */
export function newId(): string {
  return lettersOf(randomBytes(ID_LENGTH));
}

/** The same id for the same text, so no two processes make the same thing twice. */
export function idFrom(text: string): string {
  return lettersOf(createHash('sha256').update(text).digest().subarray(0, ID_LENGTH));
}

function lettersOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** 256 random bits that prove their holder; stored only as a hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
