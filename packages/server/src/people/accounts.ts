import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { Person } from '../storage/people.ts';
import { checkName, nameKey } from './names.ts';
import { hashPassword, isGoodPassword, isPassword } from './passwords.ts';
import { recheckPerson } from './recheck.ts';

type Ports = Pick<Context, 'storage' | 'now'>;
type Announcing = Pick<Context, 'storage' | 'hub' | 'rooms'>;

export async function rename(ports: Announcing, person: Person, text: string): Promise<Result<void, Fault>> {
  const checked = checkName(text);
  if (!checked.ok) return refuse(checked.fault);
  if (!(await ports.storage.people.rename(person.id, checked.value))) return refuse('name-taken');
  await announcePerson(ports, person.id);
  return ok(undefined);
}

/** Replaces a renamed or deleted player's name wherever it is shown. */
export async function announcePerson({ storage, hub, rooms }: Announcing, person: string): Promise<void> {
  for (const listener of hub.of(person)) listener.recheck();
  await rooms.followPerson(person);
  storage.bus.publish({ kind: 'person', person });
}

/** A guest becomes an account under the same id: seats, games and ratings stay. */
export async function makeAccount(
  ports: Announcing,
  person: Person,
  wanted: { name: string; password: string },
): Promise<Result<void, Fault>> {
  if (person.kind === 'account') return refuse('already-account');
  if (!isGoodPassword(wanted.password, wanted.name)) return refuse('weak-password');
  const renamed = await rename(ports, person, wanted.name);
  if (!renamed.ok) return renamed;
  await ports.storage.people.change(person.id, { kind: 'account', password_hash: await hashPassword(wanted.password) });
  return ok(undefined);
}

export async function changePassword(
  { storage }: Ports,
  person: Person,
  { current, password }: { current?: string; password: string },
): Promise<Result<void, Fault>> {
  if (person.kind !== 'account') return refuse('not-account');
  const { password_hash } = person;
  if (password_hash !== undefined && !(await isPassword(current ?? '', password_hash))) return refuse('wrong-password');
  if (!isGoodPassword(password, person.name)) return refuse('weak-password');
  await storage.people.change(person.id, { password_hash: await hashPassword(password) });
  return ok(undefined);
}

/** Where a sign-in comes from: an address, and the browser's cookie from earlier sign-ins. */
export interface Whereabouts {
  readonly address: string;
  readonly signs: string;
}

/**
 * The person of a name and password. Many failures lock the name for their origin, whether or not the name exists; very many lock it
 * everywhere except in the owner's known browsers.
 */
export async function signIn(
  { storage, now, limits, devices }: Ports & Pick<Context, 'limits' | 'devices'>,
  { name, password }: { name: string; password: string },
  { address, signs }: Whereabouts,
): Promise<Result<Person, Fault>> {
  const key = keyOf(name);
  const person = await storage.people.byNameKey(key);
  const sign = person && (await devices.signOf(person.id, signs));
  const place = `${key} ${sign ?? address}`;
  if (sign === undefined && !limits.signIn.spend(address)) return refuse('too-fast', limits.signIn.comeBack(address));
  if (!limits.passwords.spend(place)) return refuse('locked-out', limits.passwords.comeBack(place));
  if (sign === undefined && !limits.guesses.spend(key)) return refuse('locked-out', limits.guesses.comeBack(key));
  if (!(await isPassword(password, person?.password_hash)) || !person) return refuse('wrong-password');
  if ((person.banned_until ?? 0) > now()) return refuse('banned');
  limits.passwords.forget(place);
  return ok(person);
}

/** The person called so, however the name is written. */
export function personCalled({ storage }: Pick<Context, 'storage'>, name: string): Promise<Person | undefined> {
  return storage.people.byNameKey(keyOf(name));
}

function keyOf(name: string): string {
  return nameKey(name.normalize('NFKC'));
}

/** Ends every session of a person on every device. */
export async function signOutEverywhere({ storage, hub }: Pick<Context, 'storage' | 'hub'>, person: string): Promise<void> {
  await storage.sessions.removeAll(person);
  recheckPerson({ storage, hub }, person);
}
