import { fail, ok, type Result } from '@durbar/engine';
import { nameKey } from '../people/names.ts';
import type { Storage } from '../storage/index.ts';
import type { Person } from '../storage/people.ts';

export interface PersonSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly createdAt: number;
  readonly bannedUntil?: number;
  readonly banReason?: string;
}

const PAGE = 200;
const FOR_EVER = 8.64e15;

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
  { days, reason, now }: { days?: number; reason: string; now: number },
): Promise<Result<PersonSummary, string>> {
  const found = await findPerson(storage, idOrName);
  if (!found.ok) return found;
  const { id } = found.value;
  const until = days === undefined ? FOR_EVER : now + days * 86_400_000;
  await storage.people.change(id, { banned_until: until, ban_reason: reason });
  await storage.events.add({ at: now, kind: 'banned', person_id: id, address: null });
  await storage.sessions.removeAll(id);
  storage.bus.publish({ kind: 'person', person: id });
  return ok({ ...summary(found.value), bannedUntil: until, banReason: reason });
}

export async function unban(storage: Storage, idOrName: string, now: number): Promise<Result<PersonSummary, string>> {
  const found = await findPerson(storage, idOrName);
  if (!found.ok) return found;
  await storage.people.change(found.value.id, { banned_until: null, ban_reason: null });
  await storage.events.add({ at: now, kind: 'unbanned', person_id: found.value.id, address: null });
  const { banned_until: _until, ban_reason: _reason, ...person } = found.value;
  return ok(summary(person));
}

function summary({ id, name, kind, created_at, banned_until, ban_reason }: Person): PersonSummary {
  return {
    id,
    name,
    kind,
    createdAt: created_at,
    ...(banned_until === undefined ? {} : { bannedUntil: banned_until }),
    ...(ban_reason === undefined ? {} : { banReason: ban_reason }),
  };
}
