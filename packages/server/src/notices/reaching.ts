import { defined } from '@durbar/engine';
import type { NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { Person } from '../storage/people.ts';
import type { MailText } from './texts.ts';

/** Sends a push message to all browsers of a person. */
export async function pushTo({ storage, pusher, metrics }: Context, person: string, payload: unknown): Promise<void> {
  for (const { endpoint, keys } of await storage.push.ofPerson(person)) {
    const outcome = await pusher.send({ endpoint, keys: JSON.parse(keys) }, payload);
    metrics.notices.inc({ way: 'push', outcome });
    if (outcome === 'gone') await storage.push.remove(endpoint);
  }
}

/** Sends an e-mail if the person wants notices that way and not too many were sent; the text gets the server's origin for links. */
export async function mailTo(
  { mailer, limits, metrics, log, settings }: Context,
  person: Person,
  { mail }: NoticeSettings,
  textFor: (origin: string) => MailText,
): Promise<void> {
  if (!mail || !mailer || person.mail === undefined || person.mail_confirmed !== 1 || !limits.mail.spend(person.id)) return;
  // Where mail is set up, so is this.
  const origin = defined(settings.publicUrl?.origin, 'public URL');
  try {
    await mailer.send({ to: person.mail, ...textFor(origin) });
    metrics.notices.inc({ way: 'mail', outcome: 'sent' });
  } catch (error) {
    metrics.notices.inc({ way: 'mail', outcome: 'failed' });
    log.warn({ err: error }, 'an e-mail could not be sent');
  }
}
