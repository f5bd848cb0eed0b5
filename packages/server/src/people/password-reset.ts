import { ok, type Result } from '@durbar/engine';
import type { Fault, NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { hashToken, newToken } from '../ids.ts';
import type { Mailer } from '../notices/mailer.ts';
import { textsIn } from '../notices/texts.ts';
import type { Person } from '../storage/people.ts';
import { personCalled, signOutEverywhere } from './accounts.ts';
import { hashPassword, isGoodPassword } from './passwords.ts';

const KIND = 'password';
const LINK_LASTS = 3_600_000;

/** Sends a link to the confirmed address of an account. The answer doesn't wait for any of it, so it tells no one who has an account. */
export function sendPasswordLink(context: Context, name: string): Result<void, Fault> {
  const { mailer, log } = context;
  if (!mailer) return refuse('no-mail');
  send(context, mailer, name).catch((error: Error) => log.warn({ error: error.message }, 'a mail could not be sent'));
  return ok(undefined);
}

async function send(context: Context, mailer: Mailer, name: string): Promise<void> {
  const { storage, limits, settings, now } = context;
  const person = await personCalled(context, name);
  if (!person || !isReachable(person) || !limits.mail.spend(person.id)) return;
  const token = newToken();
  const expires_at = now() + LINK_LASTS;
  await storage.challenges.put({ id: hashToken(token), kind: KIND, person_id: person.id, content: stateOf(person), expires_at });
  const { language }: NoticeSettings = JSON.parse(person.notices);
  const link = new URL(`/reset-password#${token}`, settings.publicUrl).href;
  await mailer.send({ to: person.mail, ...textsIn(language).resetPassword(person.name, link) });
}

function isReachable(person: Person): person is Person & { readonly mail: string } {
  return person.kind === 'account' && person.mail !== undefined && person.mail_confirmed === 1;
}

/** Sets a new password and ends all sessions. A link is worth nothing once the password or the address has changed. */
export async function resetPassword(
  context: Context,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<Person, Fault>> {
  const { storage, now } = context;
  const link = await storage.challenges.take(hashToken(token), KIND, now());
  const person = link?.person_id ? await storage.people.byId(link.person_id) : undefined;
  if (!link || !person || stateOf(person) !== link.content) return refuse('bad-token');
  if ((person.banned_until ?? 0) > now()) return refuse('banned');
  if (!isGoodPassword(password, person.name)) {
    await storage.challenges.put(link);
    return refuse('weak-password');
  }
  await storage.people.change(person.id, { password_hash: await hashPassword(password) });
  await signOutEverywhere(context, person.id);
  return ok(person);
}

function stateOf({ mail, password_hash }: Person): string {
  return hashToken(`${mail} ${password_hash ?? ''}`);
}
