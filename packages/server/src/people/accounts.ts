import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { Person } from '../storage/people.ts';
import { checkName, nameKey } from './names.ts';
import { hashPassword, isGoodPassword, isPassword } from './passwords.ts';

type Ports = Pick<Context, 'storage' | 'now'>;

const FAILURES_ALLOWED = 10;
const LOCKED_FOR = 15 * 60_000;

export async function rename({ storage }: Ports, person: Person, text: string): Promise<Result<void, Fault>> {
  const checked = checkName(text);
  if (!checked.ok) return refuse(checked.fault);
  return (await storage.people.rename(person.id, checked.value)) ? ok(undefined) : refuse('name-taken');
}

/** A guest becomes an account under the same id: seats, games and ratings stay. */
export async function makeAccount(
  ports: Ports,
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

/** The person of a name and password. Many failures lock the name for a while. */
export async function signIn(
  { storage, now }: Ports,
  { name, password }: { name: string; password: string },
): Promise<Result<Person, Fault>> {
  const person = await storage.people.byNameKey(nameKey(name.normalize('NFKC')));
  const isLocked = person && person.failures >= FAILURES_ALLOWED && person.failures_until > now();
  if (isLocked) return refuse('locked-out');
  if (!(await isPassword(password, person?.password_hash)) || !person) {
    if (person) await storage.people.countFailure(person.id, now(), now() + LOCKED_FOR);
    return refuse('wrong-password');
  }
  if ((person.banned_until ?? 0) > now()) return refuse('banned');
  if (person.failures > 0) await storage.people.change(person.id, { failures: 0 });
  return ok(person);
}

/** Ends every session of a person on every device. */
export async function signOutEverywhere({ storage, hub }: Pick<Context, 'storage' | 'hub'>, person: string): Promise<void> {
  await storage.sessions.removeAll(person);
  for (const listener of hub.of(person)) listener.recheck();
  storage.bus.publish({ kind: 'person', person });
}
