import { createHmac } from 'node:crypto';
import { ok, type Result } from '@durbar/engine';
import type { Fault, MadeWebhook, NewWebhook, NoticeSettings, WebhookFailure, WebhookInfo, WebhookTest } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { newId, newToken } from '../ids.ts';
import type { ClaimedJob, Job } from '../storage/jobs.ts';
import type { Person } from '../storage/people.ts';
import type { WebhookRecord } from '../storage/webhooks.ts';
import { mayWatch } from '../tables/admission.ts';
import type { CallOutcome } from './caller.ts';
import { discordText, type HookMessage, hookTexts } from './hook-texts.ts';
import { textsIn } from './texts.ts';

const MOST_OWN = 5;
const MOST_AT_TABLE = 2;
/** After this many failures in a row a webhook is no longer called. */
const PATIENCE = 10;
/** How long to wait before each new try. */
const PAUSES = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000];
const SUCCESS = [200, 299] as const;
const REDIRECT = [300, 399] as const;
const TOO_MANY_REQUESTS = 429;
const GONE = [404, 410];

/** Adds a webhook for a person's own turns, or as the host for those of a table. */
export async function addWebhook(
  context: Context,
  person: Person,
  { origin, ...wanted }: NewWebhook & { readonly origin: string },
): Promise<Result<MadeWebhook, Fault>> {
  const { storage, caller, now } = context;
  const { format, table } = wanted;
  const address = wanted.address.trim();
  if (!caller.isAllowed(address)) return refuse('bad-webhook');
  const refused = await whyNot(context, person.id, table);
  if (refused) return refused;
  const target = { address, secret: newToken(), origin };
  const host = new URL(address).host;
  const at = table === undefined ? {} : { tableId: table };
  const webhook: WebhookRecord = { id: newId(), personId: person.id, ...at, format, host, target, createdAt: now(), failures: 0 };
  await storage.webhooks.add(webhook);
  return ok({ info: webhookInfo(webhook), ...(format === 'json' ? { secret: target.secret } : {}) });
}

async function whyNot(context: Context, person: string, table: string | undefined) {
  const { storage } = context;
  if (table === undefined) {
    const own = (await storage.webhooks.ofPerson(person)).filter(({ tableId }) => tableId === undefined);
    return own.length >= MOST_OWN ? refuse('too-many-webhooks') : undefined;
  }
  const record = await storage.tables.load(table);
  if (!record || !(await mayWatch(context, record, person))) return refuse('no-such-table');
  if (record.hostId !== person) return refuse('not-host');
  return (await storage.webhooks.ofTable(table)).length >= MOST_AT_TABLE ? refuse('too-many-webhooks') : undefined;
}

export function webhookInfo(webhook: WebhookRecord): WebhookInfo {
  const { id, format, host, tableId, createdAt, deliveredAt, failure, retryAt, stoppedAt } = webhook;
  return {
    id,
    format,
    host,
    ...(tableId === undefined ? {} : { table: tableId }),
    createdAt,
    ...(deliveredAt === undefined ? {} : { deliveredAt }),
    ...(failure === undefined ? {} : { failure }),
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(stoppedAt === undefined ? {} : { stoppedAt }),
  };
}

/** Sends a test message and says what came of it. Success starts a stopped webhook again. */
export async function testWebhook(context: Context, person: Person, id: string): Promise<Result<WebhookTest, Fault>> {
  const { storage, limits, now } = context;
  const webhook = (await storage.webhooks.ofPerson(person.id)).find((one) => one.id === id);
  if (!webhook) return refuse('no-such-webhook');
  if (!limits.webhookTests.spend(person.id)) return refuse('too-fast', limits.webhookTests.comeBack(person.id));
  const outcome = await call(context, webhook, hookTexts(languageOf(person)).test());
  const failure = failureOf(outcome);
  if (failure === undefined) await storage.webhooks.delivered(id, now());
  else await storage.webhooks.failed(id, failure);
  const status = outcome.kind === 'answered' ? { status: outcome.status } : {};
  return ok({ delivered: failure === undefined, ...(failure === undefined ? {} : { failure }), ...status });
}

/** Sends a message, unless the webhook is stopped or was called too often. One that doesn't arrive is sent again later. */
export async function tellWebhook(context: Context, webhook: WebhookRecord, message: HookMessage, tries = 0): Promise<void> {
  const { storage, limits, metrics, now } = context;
  if (webhook.stoppedAt !== undefined || !limits.webhooks.spend(webhook.id)) return;
  const outcome = await call(context, webhook, message);
  const failure = failureOf(outcome);
  metrics.notices.inc({ way: 'webhook', outcome: failure === undefined ? 'sent' : 'failed' });
  if (failure === undefined) return storage.webhooks.delivered(webhook.id, now());
  // The receiver is busy, not broken.
  const isBusy = outcome.kind === 'answered' && outcome.status === TOO_MANY_REQUESTS;
  const failures = isBusy ? 0 : await storage.webhooks.failed(webhook.id, failure);
  const pause = PAUSES[tries];
  const isHopeless = failure === 'gone' || failures >= PATIENCE || (pause === undefined && !isBusy);
  if (isHopeless) return stopWebhook(context, webhook);
  const retryAt = pause === undefined ? null : now() + pause;
  await storage.webhooks.retryAt(webhook.id, retryAt);
  if (retryAt !== null) await storage.jobs.put([retryJob(webhook.id, { message, tries: tries + 1 }, retryAt)]);
  return undefined;
}

interface Retry {
  readonly message: HookMessage;
  readonly tries: number;
}

/** One for each webhook: a newer message takes the place of an older one. */
function retryJob(webhook: string, content: Retry, dueAt: number): Job {
  return { key: `webhook:${webhook}`, kind: 'webhook', subject: webhook, content, dueAt };
}

/** Sends a message again that didn't arrive, if it is still true. */
export function retryWebhook(context: Context) {
  return async ({ subject, content }: ClaimedJob): Promise<void> => {
    const { storage } = context;
    const { message, tries } = content as Retry;
    const webhook = await storage.webhooks.byId(subject);
    if (!webhook) return;
    if (await isTrueStill(context, message)) return tellWebhook(context, webhook, message, tries);
    await storage.webhooks.retryAt(subject, null);
  };
}

interface Told {
  readonly id: string;
  readonly since: number;
}

/** Whether at least one turn it names still waits. A message that names none stays true. */
async function isTrueStill({ storage }: Context, { content }: HookMessage): Promise<boolean> {
  const { table, tables = table ? [table] : [] } = content as { readonly table?: Told; readonly tables?: readonly Told[] };
  if (tables.length === 0) return true;
  const records = await storage.tables.loadMany(tables.map(({ id }) => id));
  return records.some(({ id, turn, status }) => {
    const told = tables.find((one) => one.id === id);
    return status === 'running' && (told?.since === 0 || turn?.since === told?.since);
  });
}

/** The owner sees it in their account, and gets an e-mail if they have an address. */
async function stopWebhook({ storage, mailer, limits, log, now }: Context, { id, personId, host }: WebhookRecord): Promise<void> {
  await storage.webhooks.stop(id, now());
  const owner = await storage.people.byId(personId);
  if (!mailer || owner?.mail === undefined || owner.mail_confirmed !== 1 || !limits.mail.spend(personId)) return;
  const sending = mailer.send({ to: owner.mail, ...textsIn(languageOf(owner)).webhookStopped(host) });
  await sending.catch((error: Error) => log.warn({ err: error }, 'an e-mail could not be sent'));
}

export function languageOf({ notices }: Pick<Person, 'notices'>): NoticeSettings['language'] {
  const { language }: NoticeSettings = JSON.parse(notices);
  return language;
}

/** JSON messages are signed, so the receiver knows who sent them and when. */
async function call({ caller, now }: Context, { format, target }: WebhookRecord, message: HookMessage): Promise<CallOutcome> {
  const common = { 'content-type': 'application/json', 'user-agent': 'Durbar' };
  if (format === 'discord') return caller.post(target.address, discordText(message), common);
  const time = Math.floor(now() / 1000);
  const body = JSON.stringify({ ...message.content, at: now() });
  const signature = createHmac('sha256', target.secret).update(`${time}.${body}`).digest('hex');
  return caller.post(target.address, body, { ...common, 'durbar-signature': `t=${time},v1=${signature}` });
}

function failureOf(outcome: CallOutcome): WebhookFailure | undefined {
  if (outcome.kind !== 'answered') return outcome.kind;
  const { status } = outcome;
  if (isIn(status, SUCCESS)) return undefined;
  if (isIn(status, REDIRECT)) return 'redirected';
  return GONE.includes(status) ? 'gone' : 'rejected';
}

function isIn(status: number, [first, last]: readonly [number, number]): boolean {
  return status >= first && status <= last;
}
