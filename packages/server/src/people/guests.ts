import type { NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { guestName } from './names.ts';

const NOTICES: NoticeSettings = { push: true, mail: true, delay: 60, language: 'en' };
const ATTEMPTS = 10;
/** Attempts without a number suffix. */
const PLAIN_ATTEMPTS = 5;

/** Creates a guest. */
export async function createGuest({ storage, now }: Pick<Context, 'storage' | 'now'>): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const id = newId();
    const name = guestName(attempt < PLAIN_ATTEMPTS ? 'plain' : 'numbered');
    const guest = { id, kind: 'guest', ...name, notices: JSON.stringify(NOTICES), at: now() } as const;
    if (await storage.people.create(guest)) return id;
  }
  throw new Error('no free name for a guest');
}
