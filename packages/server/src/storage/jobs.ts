import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../ids.ts';
import type { Engine } from './engine.ts';
import type { JobsRow } from './schema/house.ts';
import type { Database } from './schema.ts';

/** Scheduled work done by exactly one process. */
export interface Job {
  /** An existing job with this key is replaced. */
  readonly key: string;
  readonly kind: string;
  /** Its subject: the id of a table or a person. */
  readonly subject: string;
  readonly content?: unknown;
  readonly dueAt: number;
}

export interface ClaimedJob extends Job {
  /** Claim token; changes when the job is rescheduled or claimed again. */
  readonly token: string;
  readonly leasedUntil: number;
  readonly attempts: number;
}

export interface Claim {
  readonly token: string;
  readonly now: number;
  readonly lease: number;
  readonly limit: number;
  readonly kinds?: readonly string[];
}

export interface JobStore {
  put(jobs: readonly Job[]): Promise<void>;
  /** Keeps an existing job as it is. */
  putIfAbsent(job: Job): Promise<void>;
  drop(keys: readonly string[]): Promise<void>;
  /** Claims due jobs under the caller's token, exclusively until the lease expires. */
  claim(options: Claim): Promise<ClaimedJob[]>;
  /** Completes a claimed job unless it was rescheduled. */
  complete(job: ClaimedJob): Promise<void>;
  /** Reschedules a claimed job. */
  postpone(job: ClaimedJob, dueAt: number): Promise<void>;
  /** Releases a token's claims, or only the job with this key. */
  release(token: string, key?: string): Promise<void>;
  /** The time when the next job can be claimed. */
  nextDue(): Promise<number | undefined>;
  /** Releases all leases; only for a sole process. */
  releaseAll(): Promise<void>;
}

type Executor = Kysely<Database> | Transaction<Database>;

export async function putJobs(db: Executor, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('jobs')
    .values(jobs.map(jobRow))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        token: eb.ref('excluded.token'),
        kind: eb.ref('excluded.kind'),
        subject: eb.ref('excluded.subject'),
        content: eb.ref('excluded.content'),
        due_at: eb.ref('excluded.due_at'),
        leased_until: 0,
        attempts: 0,
      })),
    )
    .execute();
}

export function jobRow({ key, kind, subject, content, dueAt }: Job): JobsRow {
  const written = JSON.stringify(content ?? {});
  return { key, token: newId(), kind, subject, content: written, due_at: dueAt, leased_until: 0, attempts: 0 };
}

export async function dropJobs(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('jobs').where('key', 'in', keys).execute();
}

export function jobStore(db: Kysely<Database>, engine: Engine): JobStore {
  return {
    put: (jobs) => putJobs(db, jobs),
    putIfAbsent: async (job) => {
      const insert = db.insertInto('jobs').values(jobRow(job));
      await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
    },
    drop: (keys) => dropJobs(db, keys),
    claim: async ({ token, now, lease, limit, kinds }) => {
      let due = db.selectFrom('jobs').select('key').where('due_at', '<=', now).where('leased_until', '<=', now);
      if (kinds) due = due.where('kind', 'in', kinds);
      due = due.orderBy('due_at').limit(limit);
      if (engine === 'postgres') due = due.forUpdate().skipLocked();
      const rows = await db
        .updateTable('jobs')
        .set((eb) => ({ token, leased_until: now + lease, attempts: eb('attempts', '+', 1) }))
        .where('key', 'in', due)
        .returningAll()
        .execute();
      return rows.map((row) => ({
        key: row.key,
        token: row.token,
        kind: row.kind,
        subject: row.subject,
        content: JSON.parse(row.content),
        dueAt: row.due_at,
        leasedUntil: row.leased_until,
        attempts: row.attempts,
      }));
    },
    complete: async ({ key, token }) => {
      await db.deleteFrom('jobs').where('key', '=', key).where('token', '=', token).execute();
    },
    postpone: async ({ key, token }, dueAt) => {
      const ours = db.updateTable('jobs').where('key', '=', key).where('token', '=', token);
      await ours.set({ due_at: dueAt, leased_until: 0 }).execute();
    },
    release: async (token, key) => {
      let ours = db.updateTable('jobs').where('token', '=', token);
      if (key !== undefined) ours = ours.where('key', '=', key);
      await ours.set((eb) => ({ leased_until: 0, attempts: eb('attempts', '-', 1) })).execute();
    },
    nextDue: async () => {
      const next = sql<number | null>`min(case when due_at > leased_until then due_at else leased_until end)`.as('next');
      const row = await db.selectFrom('jobs').select(next).executeTakeFirst();
      return row?.next ?? undefined;
    },
    releaseAll: async () => {
      await db.updateTable('jobs').set({ leased_until: 0 }).where('leased_until', '>', 0).execute();
    },
  };
}
