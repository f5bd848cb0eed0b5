import { describe, expect, test } from 'vitest';
import { hashOf, isHashOf } from './argon2.ts';

/** Written by @node-rs/argon2, which earlier versions of the server used. */
const EARLIER = {
  'marble and sandstone': '$argon2id$v=19$m=19456,t=2,p=1$4lTOTqTEb69tZVVv1UTpHg$1gSD0GyZX+wOmP1QZA/M540J7k0x8B7Awlrwu2KgLew',
  'pässwörd ✓': '$argon2id$v=19$m=4096,t=3,p=2$IxTiMSRtLI6jbvETQj+TmQ$BNUkgD52/5q6p1BJxmwdWONX4RcRMCq4lZYWWLO1Xss',
};
const CHEAP = { memory: 64, passes: 1, parallelism: 1 };

describe('argon2id', () => {
  test.each(Object.entries(EARLIER))('accepts the hash that an earlier version stored for %j', async (text, hash) => {
    expect(await isHashOf(hash, text)).toBe(true);
    expect(await isHashOf(hash, `${text} `)).toBe(false);
  });

  test('salts each hash', async () => {
    const [one, two] = await Promise.all([hashOf('marble', CHEAP), hashOf('marble', CHEAP)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isHashOf(one, 'marble')).toBe(true);
  });

  test('throws on a hash of another kind', async () => {
    await expect(isHashOf('$2b$10$abc', 'marble')).rejects.toThrow('not argon2id');
  });
});
