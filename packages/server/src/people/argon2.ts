import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export interface HashCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

/** Argon2id as a PHC string, the form in which every library writes it. */
export async function hashOf(text: string, { memory, passes, parallelism }: HashCost): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const key = await derive({ message: text, nonce, memory, passes, parallelism, tagLength: KEY_BYTES });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(key)}`;
}

export async function isHashOf(hash: string, text: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = FORM.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) throw new Error('a stored password hash is not argon2id');
  const key = Buffer.from(expected, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await derive({ message: text, nonce: Buffer.from(salt, 'base64'), tagLength: key.length, ...cost });
  return timingSafeEqual(derived, key);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
