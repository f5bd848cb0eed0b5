import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretStore } from '../storage/keepsakes.ts';

/** Device tokens per browser: enough for a household. */
const MOST = 5;
const SECRET = 'device-key';

/** Recognises browsers that have signed in before by a cookie only they hold. */
export interface Devices {
  /** The person's device token in this browser, if any. */
  signOf(person: string, signs: string): Promise<string | undefined>;
  /** The browser's device tokens plus one for a person. */
  withSign(person: string, signs: string): Promise<string>;
}

export function createDevices(secrets: SecretStore): Devices {
  let key: Promise<string> | undefined;
  const sealed = async (person: string, nonce: string): Promise<string> => {
    key ??= secrets.ensure(SECRET, () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', await key)
      .update(`${person}:${nonce}`)
      .digest('base64url');
  };
  const signOf = async (person: string, signs: string): Promise<string | undefined> => {
    for (const sign of signs.split('~').slice(0, MOST)) {
      const [nonce = '', seal = ''] = sign.split('.');
      if (isSame(seal, await sealed(person, nonce))) return sign;
    }
    return undefined;
  };
  return {
    signOf,
    withSign: async (person, signs) => {
      const known = await signOf(person, signs);
      const nonce = randomBytes(12).toString('base64url');
      const sign = known ?? `${nonce}.${await sealed(person, nonce)}`;
      const others = signs.split('~').filter((one) => one !== '' && one !== sign);
      return [sign, ...others].slice(0, MOST).join('~');
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
