import { ok, type Result } from '@durbar/engine';
import type { Fault, NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { hashToken, newToken } from '../ids.ts';
import type { Person } from '../storage/people.ts';
import { textsIn } from './texts.ts';

const LINK_LASTS = 24 * 3_600_000;
const ADDRESS = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Sends a confirmation e-mail; nothing else is sent until it is confirmed. */
export async function setMail(context: Context, person: Person, address: string): Promise<Result<void, Fault>> {
  const { storage, mailer, limits, settings, now } = context;
  if (!mailer) return refuse('no-mail');
  if (address.length > 254 || !ADDRESS.test(address)) return refuse('bad-mail');
  if (!limits.mail.spend(person.id)) return refuse('too-fast', limits.mail.comeBack(person.id));
  await storage.people.change(person.id, { mail: address, mail_confirmed: 0 });
  const token = newToken();
  const expires_at = now() + LINK_LASTS;
  await storage.challenges.put({ id: hashToken(token), kind: 'mail', person_id: person.id, content: address, expires_at });
  const { language }: NoticeSettings = JSON.parse(person.notices);
  const link = new URL(`/confirm-mail#${token}`, settings.publicUrl).href;
  await mailer.send({ to: address, ...textsIn(language).confirm(link) });
  return ok(undefined);
}

export async function confirmMail({ storage, now }: Context, token: string): Promise<Result<void, Fault>> {
  const challenge = await storage.challenges.take(hashToken(token), 'mail', now());
  const person = challenge?.person_id ? await storage.people.byId(challenge.person_id) : undefined;
  if (!person || person.mail !== challenge?.content) return refuse('bad-token');
  await storage.people.change(person.id, { mail_confirmed: 1 });
  return ok(undefined);
}
