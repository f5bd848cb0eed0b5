import { fail, ok, type Result } from '@durbar/engine';
import { nameKey } from '../people/names.ts';
import type { Storage } from '../storage/index.ts';
import type { Person } from '../storage/people.ts';

export interface PersonSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly createdAt: number;
  readonly isAdmin: boolean;
  readonly bannedUntil?: number;
  readonly banReason?: string;
}

const PAGE = 200;
/** The last moment of a calendar. */
export const FOR_EVER = 8.64e15;

/** People whose name contains a text, for the administrator. */
export async function listPeople({ people }: Storage, name?: string): Promise<PersonSummary[]> {
  const key = name === undefined ? undefined : nameKey(name);
  return (await people.list({ after: '', limit: PAGE, ...(key ? { name: key } : {}) })).map(summary);
}

/** Someone by id or by the whole name. */
export async function findPerson({ people }: Storage, idOrName: string): Promise<Result<Person, string>> {
  const person = (await people.byId(idOrName)) ?? (await people.byNameKey(nameKey(idOrName.normalize('NFKC'))));
  return person ? ok(person) : fail(`No player named ${JSON.stringify(idOrName)}.`);
}

/** Bans a person: sessions end immediately, sockets within half a minute. Without days, permanently. */
export async function ban(
  storage: Storage,
  idOrName: string,
  { days, reason, now, by }: { days?: number; reason: string; now: number; by?: string },
): Promise<Result<PersonSummary, string>> {
  const found = await findPerson(storage, idOrName);
  if (!found.ok) return found;
  const { id } = found.value;
  const until = days === undefined ? FOR_EVER : now + days * 86_400_000;
  await storage.people.change(id, { banned_until: until, ban_reason: reason });
  await storage.events.add({ at: now, kind: 'banned', person_id: id, address: null });
  await storage.audit.add({ at: now, action: 'banned', person_id: id, note: reason, admin_id: by ?? null });
  await storage.sessions.removeAll(id);
  storage.bus.publish({ kind: 'person', person: id });
  return ok({ ...summary(found.value), bannedUntil: until, banReason: reason });
}

export async function unban(
  storage: Storage,
  idOrName: string,
  now: number,
  { by, note = '' }: { readonly by?: string; readonly note?: string } = {},
): Promise<Result<PersonSummary, string>> {
  const found = await findPerson(storage, idOrName);
  if (!found.ok) return found;
  await storage.people.change(found.value.id, { banned_until: null, ban_reason: null });
  await storage.events.add({ at: now, kind: 'unbanned', person_id: found.value.id, address: null });
  await storage.audit.add({ at: now, action: 'unbanned', person_id: found.value.id, note, admin_id: by ?? null });
  const { banned_until: _until, ban_reason: _reason, ...person } = found.value;
  return ok(summary(person));
}

interface Granting {
  readonly now: number;
  readonly note?: string;
}

/** Makes someone with an account an administrator, who moderates in the page. Only the command line can do this. */
export function grantAdmin(storage: Storage, idOrName: string, granting: Granting): Promise<Result<PersonSummary, string>> {
  return setAdmin(storage, idOrName, 'admin-granted', granting);
}

export function revokeAdmin(storage: Storage, idOrName: string, granting: Granting): Promise<Result<PersonSummary, string>> {
  return setAdmin(storage, idOrName, 'admin-revoked', granting);
}

async function setAdmin(
  storage: Storage,
  idOrName: string,
  action: 'admin-granted' | 'admin-revoked',
  { now, note = '' }: Granting,
): Promise<Result<PersonSummary, string>> {
  const found = await findPerson(storage, idOrName);
  if (!found.ok) return found;
  const { id, kind, name, program } = found.value;
  if (kind === 'guest' || program === 1)
    return fail(`${JSON.stringify(name)} needs an account of their own to be an administrator.`);
  await storage.people.change(id, { admin: action === 'admin-granted' ? 1 : 0 });
  await storage.events.add({ at: now, kind: action, person_id: id, address: null });
  await storage.audit.add({ at: now, action, person_id: id, note });
  return ok({ ...summary(found.value), isAdmin: action === 'admin-granted' });
}

function summary({ id, name, kind, admin, created_at, banned_until, ban_reason }: Person): PersonSummary {
  return {
    id,
    name,
    kind,
    createdAt: created_at,
    isAdmin: admin === 1,
    ...(banned_until === undefined ? {} : { bannedUntil: banned_until }),
    ...(ban_reason === undefined ? {} : { banReason: ban_reason }),
  };
}
