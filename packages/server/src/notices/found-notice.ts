import type { NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { ClaimedJob, Job } from '../storage/jobs.ts';
import { hookTexts } from './hook-texts.ts';
import { mailTo, pushTo } from './reaching.ts';
import { textsIn } from './texts.ts';
import { waitingTable } from './waiting.ts';
import { tellWebhook } from './webhooks.ts';

const KIND = 'found';
/** The table is written right after its people are taken. */
const SOON = 1000;

/** A game was found for these people. */
export function foundJobs(table: string, people: readonly string[], now: number): Job[] {
  return people.map((person) => ({
    key: `${KIND}:${table}:${person}`,
    kind: KIND,
    subject: person,
    content: { table },
    dueAt: now + SOON,
  }));
}

/** Tells someone who isn't looking at a page that the game they looked for was found. An e-mail would come too late for a live game. */
export function foundNotice(context: Context) {
  return async ({ subject, content }: ClaimedJob): Promise<void> => {
    const { storage, now } = context;
    const { table } = content as { table: string };
    const record = await storage.tables.load(table);
    const person = await storage.people.byId(subject);
    if (!record || record.status === 'cancelled' || !person || person.present_until > now()) return;
    const chosen: NoticeSettings = JSON.parse(person.notices);
    if (chosen.push) await pushTo(context, person.id, { type: 'found', table, game: record.game });
    if (record.pace.kind !== 'live')
      await mailTo(context, person, chosen, (origin) => textsIn(chosen.language).found(waitingTable(context, record, origin)));
    for (const webhook of await storage.webhooks.ofPerson(person.id)) {
      if (webhook.tableId !== undefined) continue;
      const found = waitingTable(context, record, webhook.target.origin);
      await tellWebhook(context, webhook, hookTexts(chosen.language).found(person.name, found));
    }
  };
}
