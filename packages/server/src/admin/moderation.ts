import { ok, type Result } from '@durbar/engine';
import type { AdminPerson, AdminReport, AuditEntry, Fault, PersonRef } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { nameKey } from '../people/names.ts';
import { recheckPerson } from '../people/recheck.ts';
import type { Person } from '../storage/people.ts';
import { cleanText } from '../talk/clean.ts';
import { ban, FOR_EVER, unban } from './people.ts';
import { closeReport } from './reports.ts';
import { cancelTable } from './tables.ts';

type Ports = Pick<Context, 'storage' | 'now' | 'hub' | 'rooms'>;

/** Who does something, to what, and why. */
interface Deed {
  readonly by: string;
  /** A person, a table or a report. */
  readonly subject: string;
  readonly note: string;
}

interface Sanctioning extends Deed {
  readonly days?: number;
}

const PAGE = 100;
/** Messages shown before and after a reported one. */
const AROUND = 5;
const DAY = 86_400_000;

/** Open reports, oldest first, or closed ones, newest first, with what was said around the message. */
export async function reportsToRead({ storage }: Ports, state: 'open' | 'closed'): Promise<AdminReport[]> {
  const reports = await (state === 'open' ? storage.reports.open(PAGE) : storage.reports.closed(PAGE));
  const nameOf = await names(
    { storage },
    reports.flatMap(({ reporter_id, reported_id, closed_by }) => [reporter_id, reported_id, closed_by]),
  );
  return Promise.all(
    reports.map(
      async ({ id, created_at, reporter_id, reported_id, table_id, line, reason, content, closed_at, closed_by, resolution }) => {
        const from = Math.max(0, (line ?? 0) - AROUND);
        const said =
          table_id === undefined || line === undefined ? [] : await storage.talk.between(table_id, from, line + AROUND);
        return {
          id,
          at: created_at,
          ...part('reporter', nameOf(reporter_id)),
          ...part('reported', nameOf(reported_id)),
          ...part('table', table_id),
          reason,
          content,
          around: said,
          ...part('closedAt', closed_at),
          ...part('closedBy', nameOf(closed_by)),
          ...part('resolution', resolution),
        };
      },
    ),
  );
}

export async function settleReport({ storage, now }: Ports, { by, subject, note }: Deed): Promise<Result<undefined, Fault>> {
  const resolution = cleanText(note);
  return (await closeReport(storage, subject, { resolution, now: now(), by })) ? ok(undefined) : refuse('no-such-report');
}

/** People whose name contains a text; without one, those who are banned or muted and those who were reported. */
export async function foundPeople({ storage, now }: Ports, name?: string): Promise<AdminPerson[]> {
  const key = name === undefined ? '' : nameKey(name.normalize('NFKC'));
  const people = await (key === ''
    ? storage.people.noticed(now(), PAGE)
    : storage.people.list({ after: '', limit: PAGE, name: key }));
  const reports = await storage.reports.countsOf(people.map(({ id }) => id));
  return people.map((person) => adminPerson(person, reports.get(person.id) ?? 0, now()));
}

function adminPerson(person: Person, reports: number, now: number): AdminPerson {
  const { id, name, kind, admin, created_at, banned_until, ban_reason, muted_until, mute_reason } = person;
  return {
    person: { id, name },
    kind,
    admin: admin === 1,
    createdAt: created_at,
    reports,
    ...part('ban', untilOf(banned_until, ban_reason, now)),
    ...part('mute', untilOf(muted_until, mute_reason, now)),
  };
}

function untilOf(until: number | undefined, reason: string | undefined, now: number): AdminPerson['ban'] {
  if (until === undefined || until <= now) return undefined;
  return { ...(until >= FOR_EVER ? {} : { until }), reason: reason ?? '' };
}

/** Administrators answer to the server's command line only. */
async function within({ storage }: Ports, { by, subject }: Deed): Promise<Result<Person, Fault>> {
  const person = await storage.people.byId(subject);
  if (!person) return refuse('no-such-person');
  if (person.id === by) return refuse('not-yourself');
  return person.admin === 1 ? refuse('is-admin') : ok(person);
}

export async function banPerson(ports: Ports, deed: Sanctioning): Promise<Result<undefined, Fault>> {
  const found = await within(ports, deed);
  if (!found.ok) return found;
  const { storage, now } = ports;
  const { by, subject, note, days } = deed;
  await ban(storage, subject, { reason: cleanText(note), now: now(), by, ...(days === undefined ? {} : { days }) });
  recheckPerson(ports, subject);
  return ok(undefined);
}

export async function liftBan({ storage, now }: Ports, { by, subject, note }: Deed): Promise<Result<undefined, Fault>> {
  const done = await unban(storage, subject, now(), { by, note: cleanText(note) });
  return done.ok ? ok(undefined) : refuse('no-such-person');
}

export async function mutePerson(ports: Ports, deed: Sanctioning): Promise<Result<undefined, Fault>> {
  const found = await within(ports, deed);
  if (!found.ok) return found;
  const { storage, now } = ports;
  const { by, subject, days } = deed;
  const note = cleanText(deed.note);
  const until = days === undefined ? FOR_EVER : now() + days * DAY;
  await storage.people.change(subject, { muted_until: until, mute_reason: note });
  await storage.audit.add({ at: now(), admin_id: by, action: 'muted', person_id: subject, note });
  return ok(undefined);
}

export async function liftMute({ storage, now }: Ports, { by, subject, note }: Deed): Promise<Result<undefined, Fault>> {
  if (!(await storage.people.byId(subject))) return refuse('no-such-person');
  await storage.people.change(subject, { muted_until: null, mute_reason: null });
  await storage.audit.add({ at: now(), admin_id: by, action: 'unmuted', person_id: subject, note: cleanText(note) });
  return ok(undefined);
}

export async function closeTable({ storage, now, rooms }: Ports, { by, subject, note }: Deed): Promise<Result<undefined, Fault>> {
  const done = await cancelTable(storage, subject, now(), { by, note: cleanText(note) });
  if (!done.ok) return refuse((await storage.tables.load(subject)) ? 'not-running' : 'no-such-table');
  await rooms.follow(subject, done.value.version);
  return ok(undefined);
}

/** Lets the administrator watch a private table, as a spectator visible to everyone there. */
export async function lookAtTable({ storage, now }: Ports, { by, subject, note }: Deed): Promise<Result<undefined, Fault>> {
  if (!(await storage.tables.load(subject))) return refuse('no-such-table');
  await storage.access.grant(subject, by);
  await storage.audit.add({ at: now(), admin_id: by, action: 'table-looked-at', table_id: subject, note: cleanText(note) });
  return ok(undefined);
}

export async function auditEntries({ storage }: Ports, before?: number): Promise<AuditEntry[]> {
  const entries = await storage.audit.list({ limit: PAGE, ...part('before', before) });
  const nameOf = await names(
    { storage },
    entries.flatMap(({ admin_id, person_id }) => [admin_id, person_id]),
  );
  return entries.map(({ id, at, admin_id, action, person_id, table_id, report_id, note }) => ({
    id,
    at,
    ...part('admin', nameOf(admin_id)),
    action,
    ...part('person', nameOf(person_id)),
    ...part('table', table_id),
    ...part('report', report_id),
    note,
  }));
}

/** Deleted people keep their id and lose their name. */
async function names({ storage }: Pick<Ports, 'storage'>, ids: readonly (string | undefined)[]) {
  const known = await storage.people.byIds([...new Set(ids.filter((id) => id !== undefined))]);
  const people = new Map(known.map(({ id, name }): [string, PersonRef] => [id, { id, name }]));
  return (id: string | undefined): PersonRef | undefined => (id === undefined ? undefined : (people.get(id) ?? { id, name: '' }));
}

function part<K extends string, T>(name: K, value: T | undefined): { [key in K]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { [key in K]: T });
}
