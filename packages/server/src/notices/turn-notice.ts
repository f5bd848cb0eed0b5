import type { NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { ClaimedJob } from '../storage/jobs.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { digestJobs } from './digest.ts';
import { hookTexts } from './hook-texts.ts';
import { waitingTable } from './waiting.ts';
import { languageOf, tellWebhook } from './webhooks.ts';

interface TurnContent {
  readonly person: string;
  readonly since: number;
}

/** An absent player's turn has waited long enough: tells the table's channels, and the player together with other waiting tables. */
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
    await storage.jobs.put(digestJobs(id, now()));
    await tellTable(context, record, person.name);
  };
}

function isStillTurn({ status, turn, seats }: TableRecord, person: string, since: number): boolean {
  return status === 'running' && turn?.since === since && seats[turn.decider]?.personId === person;
}

/** The host's channels hear whose turn it is, in the host's language. */
async function tellTable(context: Context, record: TableRecord, name: string): Promise<void> {
  const { storage } = context;
  for (const webhook of await storage.webhooks.ofTable(record.id)) {
    const owner = webhook.personId === record.hostId ? await storage.people.byId(webhook.personId) : undefined;
    if (!owner) continue;
    const table = waitingTable(context, record, webhook.target.origin);
    await tellWebhook(context, webhook, hookTexts(languageOf(owner)).turn(name, table));
  }
}
