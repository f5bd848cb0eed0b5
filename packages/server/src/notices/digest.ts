import type { NoticeSettings } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { ClaimedJob, Job } from '../storage/jobs.ts';
import type { Person } from '../storage/people.ts';
import type { DigestsRow } from '../storage/schema/notices.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { hookTexts } from './hook-texts.ts';
import { mailTo, pushTo } from './reaching.ts';
import { textsIn } from './texts.ts';
import { byUrgency, waitingTable } from './waiting.ts';
import { tellWebhook } from './webhooks.ts';

/** At once, by push and webhooks; or by e-mail. */
type Way = DigestsRow['way'];

const KIND = 'digest';

/** One job for each person and way, so several tables lead to one notice. */
export function digestJobs(person: string, dueAt: number): Job[] {
  return (['prompt', 'mail'] as const).map((way) => digestJob(person, way, dueAt));
}

function digestJob(person: string, way: Way, dueAt: number): Job {
  return { key: `${KIND}:${way}:${person}`, kind: KIND, subject: person, content: { way }, dueAt };
}

/** Tells an absent person about all tables that wait for them, if one of them is new, and not too often. */
export function digest(context: Context) {
  return async ({ subject, content }: ClaimedJob): Promise<void> => {
    const { storage, now, settings } = context;
    const { way } = content as { way: Way };
    const person = await storage.people.byId(subject);
    if (!person || person.present_until > now()) return;
    const waiting = byUrgency(await storage.tables.ofPerson(person.id), person.id).filter((record) => isFor(way, record));
    const newest = Math.max(...waiting.map(({ turn }) => turn?.since ?? 0));
    const last = await storage.digests.last(person.id, way);
    if (waiting.length === 0 || newest <= (last?.newest ?? 0)) return;
    const nextAt = (last?.sentAt ?? 0) + (way === 'mail' ? settings.mailEvery : settings.noticeEvery);
    if (nextAt > now()) return storage.jobs.put([digestJob(person.id, way, nextAt)]);
    // Written first, and by one process: a notice is rather lost than sent twice.
    if (!(await storage.digests.sent({ person_id: person.id, way, sent_at: now(), newest }, last))) return;
    const chosen: NoticeSettings = JSON.parse(person.notices);
    await (way === 'mail' ? mailDigest(context, person, chosen, waiting) : tellPromptly(context, person, chosen, waiting));
  };
}

/** An e-mail would come too late for a live game. */
function isFor(way: Way, { pace }: TableRecord): boolean {
  return way === 'prompt' || pace.kind !== 'live';
}

async function tellPromptly(
  context: Context,
  person: Person,
  { push, language }: NoticeSettings,
  waiting: readonly TableRecord[],
): Promise<void> {
  if (push) await pushDigest(context, person, waiting);
  const own = (await context.storage.webhooks.ofPerson(person.id)).filter(({ tableId }) => tableId === undefined);
  for (const webhook of own) {
    const tables = waiting.map((record) => waitingTable(context, record, webhook.target.origin));
    await tellWebhook(context, webhook, hookTexts(language).yourTurn(person.name, tables));
  }
}

/** About the most urgent table, with the number of all. */
async function pushDigest(context: Context, person: Person, waiting: readonly TableRecord[]): Promise<void> {
  const [first] = waiting;
  if (!first) return;
  const { id, game, turn } = first;
  const deadline = turn?.deadline === undefined ? {} : { deadline: turn.deadline };
  await pushTo(context, person.id, { type: 'your-turn', table: id, game, waiting: waiting.length, ...deadline });
}

function mailDigest(context: Context, person: Person, chosen: NoticeSettings, waiting: readonly TableRecord[]): Promise<void> {
  return mailTo(context, person, chosen, (origin) =>
    textsIn(chosen.language).turns(waiting.map((record) => waitingTable(context, record, origin))),
  );
}
