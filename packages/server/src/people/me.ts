import type { Me, NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { Person } from '../storage/people.ts';
import { vacationOf } from './vacation.ts';

/** What a person sees of their own account. */
export async function meOf({ storage, now }: Pick<Context, 'storage' | 'now'>, person: Person): Promise<Me> {
  const passkeys = await storage.passkeys.ofPerson(person.id);
  const notices: NoticeSettings = JSON.parse(person.notices);
  return {
    id: person.id,
    name: person.name,
    kind: person.kind,
    ...(person.program === 1 ? { program: true } : {}),
    ...(person.admin === 1 ? { admin: true } : {}),
    hasPassword: person.password_hash !== undefined,
    passkeys: passkeys.map(({ id, label, created_at }) => ({ id, label, createdAt: created_at })),
    ...(person.mail === undefined ? {} : { mail: { address: person.mail, confirmed: person.mail_confirmed === 1 } }),
    notices,
    vacation: vacationOf(person, now()),
    shown: { here: person.shows_here === 1, watching: person.shows_watching === 1, ranked: person.shows_rank === 1 },
    createdAt: person.created_at,
  };
}
