import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts with the server's key, bound to their place in the database. */
export interface Seal {
  /** Key id that doesn't reveal the key. */
  readonly id: string;
  close(text: string, place: string): string;
  /** A text that was never sealed is returned unchanged. */
  open(text: string, place: string): string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_LENGTH = 12;
export const MARK = 'sealed:';

/** AES-256-GCM with a key derived from a long text; each text has its own initialization vector. */
export function sealWith(secret: string): Seal {
  const key = derived(secret, 'durbar seal');
  const id = createHash('sha256').update(derived(secret, 'durbar seal id')).digest('base64url').slice(0, ID_LENGTH);
  return {
    id,
    close: (text, place) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place));
      const content = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${MARK}${content.toString('base64url')}`;
    },
    open: (text, place) => {
      if (!text.startsWith(MARK)) return text;
      const content = Buffer.from(text.slice(MARK.length), 'base64url');
      const decipher = createDecipheriv(CIPHER, key, content.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(content.subarray(-TAG_BYTES));
      return decipher.update(content.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

function derived(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'durbar', purpose, KEY_BYTES));
}
