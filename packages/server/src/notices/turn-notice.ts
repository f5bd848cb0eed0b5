import type { NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { ClaimedJob } from '../storage/jobs.ts';
import type { Person } from '../storage/people.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { textsIn } from './texts.ts';

interface TurnContent {
  readonly person: string;
  readonly since: number;
}

/** Notifies an absent player that it is their turn. Players who are present are skipped. */
export function turnNotice(context: Context) {
  return async ({ key, subject, content }: ClaimedJob): Promise<void> => {
    const { storage, rooms, now } = context;
    const { person: id, since } = content as TurnContent;
    const record = await rooms.lookClosely(subject, (shown) => shown.record);
    if (!record || !isStillTurn(record, id, since)) return;
    const person = await storage.people.byId(id);
    if (!person || person.present_until > now()) return;
    const settings: NoticeSettings = JSON.parse(person.notices);
    const dueAt = since + 1000 * settings.delay;
    if (dueAt > now()) return storage.jobs.put([{ key, kind: 'notice', subject, content, dueAt }]);
    if (settings.push) await pushTurn(context, person, record);
    if (settings.mail && record.pace.kind !== 'live') await mailTurn(context, person, record, settings);
  };
}

function isStillTurn({ status, turn, seats }: TableRecord, person: string, since: number): boolean {
  return status === 'running' && turn?.since === since && seats[turn.decider]?.personId === person;
}

async function pushTurn({ storage, pusher, metrics }: Context, person: Person, { id, game, turn }: TableRecord): Promise<void> {
  const payload = { type: 'your-turn', table: id, game, ...(turn?.deadline === undefined ? {} : { deadline: turn.deadline }) };
  for (const { endpoint, keys } of await storage.push.ofPerson(person.id)) {
    const outcome = await pusher.send({ endpoint, keys: JSON.parse(keys) }, payload);
    metrics.notices.inc({ way: 'push', outcome });
    if (outcome === 'gone') await storage.push.remove(endpoint);
  }
}

async function mailTurn(context: Context, person: Person, record: TableRecord, { language }: NoticeSettings): Promise<void> {
  const { mailer, limits, metrics, log, rulebook, settings } = context;
  if (!mailer || person.mail === undefined || person.mail_confirmed !== 1 || !limits.mail.spend(person.id)) return;
  const title = rulebook.game(record.game)?.title ?? record.game;
  const link = new URL(`/table/${record.id}`, settings.publicUrl).href;
  try {
    await mailer.send({ to: person.mail, ...textsIn(language).turn(title, link) });
    metrics.notices.inc({ way: 'mail', outcome: 'sent' });
  } catch (error) {
    metrics.notices.inc({ way: 'mail', outcome: 'failed' });
    log.warn({ err: error }, 'an e-mail could not be sent');
  }
}
