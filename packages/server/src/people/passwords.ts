import { type HashCost, hashOf, isHashOf } from './argon2.ts';
import common from './data/common-passwords.json' with { type: 'json' };
import { nameKey } from './names.ts';

/** Argon2id with the cost recommended by OWASP. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SHORTEST = 10;
const COMMON = new Set(common);

/** Long enough, not common, not the name and not repetitive. */
export function isGoodPassword(password: string, name: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  if ([...plain].length < SHORTEST || COMMON.has(plain)) return false;
  if (new Set(plain).size < 4) return false;
  const key = nameKey(name);
  return key === '' || nameKey(plain).replaceAll(key, '').length >= SHORTEST / 2;
}

export function hashPassword(password: string): Promise<string> {
  return hashOf(password.normalize('NFC'), COST);
}

let decoy: Promise<string> | undefined;

/** Constant time even for unknown names, to prevent user enumeration. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('no one has this password');
  const isRight = await isHashOf(passwordHash ?? (await decoy), password.normalize('NFC'));
  return isRight && passwordHash !== undefined;
}
