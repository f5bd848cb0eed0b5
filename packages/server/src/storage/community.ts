import type { Kysely } from 'kysely';
import { type Present, present } from './rows.ts';
import type { ReportsRow } from './schema/house.ts';
import type { PushSubscriptionsRow } from './schema/notices.ts';
import type { RelationsRow } from './schema/people.ts';
import type { Database } from './schema.ts';

export interface RelationStore {
  set(relation: RelationsRow): Promise<void>;
  clear(person: string, other: string): Promise<void>;
  /** The people a person has muted or blocked. */
  of(person: string): Promise<RelationsRow[]>;
  /** Whether either of the two has blocked the other. */
  isBlocked(person: string, others: readonly string[]): Promise<boolean>;
  /** Everyone a person has blocked or who has blocked them. */
  blockedWith(person: string): Promise<ReadonlySet<string>>;
  /** The blocks between these people. */
  blocksAmong(people: readonly string[]): Promise<Pick<RelationsRow, 'person_id' | 'other_id'>[]>;
}

export function relationStore(db: Kysely<Database>): RelationStore {
  return {
    set: async (relation) => {
      await db
        .insertInto('relations')
        .values(relation)
        .onConflict((conflict) => conflict.columns(['person_id', 'other_id']).doUpdateSet({ kind: relation.kind }))
        .execute();
    },
    clear: async (person, other) => {
      await db.deleteFrom('relations').where('person_id', '=', person).where('other_id', '=', other).execute();
    },
    of: (person) => db.selectFrom('relations').selectAll().where('person_id', '=', person).execute(),
    isBlocked: async (person, others) => {
      if (others.length === 0) return false;
      const blocks = db.selectFrom('relations').select('kind').where('kind', '=', 'block');
      const row = await blocks
        .where((eb) =>
          eb.or([
            eb.and([eb('person_id', '=', person), eb('other_id', 'in', others)]),
            eb.and([eb('other_id', '=', person), eb('person_id', 'in', others)]),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    blockedWith: async (person) => {
      const blocks = db.selectFrom('relations').select(['person_id', 'other_id']).where('kind', '=', 'block');
      const rows = await blocks.where((eb) => eb.or([eb('person_id', '=', person), eb('other_id', '=', person)])).execute();
      return new Set(rows.map(({ person_id, other_id }) => (person_id === person ? other_id : person_id)));
    },
    blocksAmong: async (people) => {
      if (people.length < 2) return [];
      const blocks = db.selectFrom('relations').select(['person_id', 'other_id']).where('kind', '=', 'block');
      return blocks.where('person_id', 'in', people).where('other_id', 'in', people).execute();
    },
  };
}

export type Report = Present<ReportsRow>;

export interface ReportStore {
  add(report: Pick<ReportsRow, 'id' | 'reason' | 'content' | 'created_at'> & Partial<ReportsRow>): Promise<void>;
  /** Oldest first. */
  open(limit: number): Promise<Report[]>;
  /** Those closed last first. */
  closed(limit: number): Promise<Report[]>;
  /** False when there is no such open report. */
  close(id: string, closing: { readonly at: number; readonly resolution: string; readonly by?: string }): Promise<boolean>;
  /** How often each of these people was reported. */
  countsOf(people: readonly string[]): Promise<Map<string, number>>;
}

export function reportStore(db: Kysely<Database>): ReportStore {
  return {
    add: async (report) => {
      await db
        .insertInto('reports')
        .values(report as ReportsRow)
        .execute();
    },
    open: async (limit) => {
      const query = db.selectFrom('reports').selectAll().where('closed_at', 'is', null).orderBy('created_at').limit(limit);
      return (await query.execute()).map(present);
    },
    closed: async (limit) => {
      const query = db
        .selectFrom('reports')
        .selectAll()
        .where('closed_at', 'is not', null)
        .orderBy('closed_at', 'desc')
        .limit(limit);
      return (await query.execute()).map(present);
    },
    countsOf: async (people) => {
      if (people.length === 0) return new Map();
      const counted = db.selectFrom('reports').select((eb) => ['reported_id', eb.fn.countAll<number>().as('reports')]);
      const rows = await counted.where('reported_id', 'in', people).groupBy('reported_id').execute();
      return new Map(rows.map(({ reported_id, reports }) => [reported_id ?? '', Number(reports)]));
    },
    close: async (id, { at, resolution, by }) => {
      const closed = db
        .updateTable('reports')
        .set({ closed_at: at, resolution, closed_by: by ?? null })
        .where('id', '=', id);
      return (await closed.where('closed_at', 'is', null).executeTakeFirst()).numUpdatedRows === 1n;
    },
  };
}

export interface PushStore {
  add(subscription: PushSubscriptionsRow): Promise<void>;
  remove(endpoint: string): Promise<void>;
  ofPerson(person: string): Promise<PushSubscriptionsRow[]>;
}

export function pushStore(db: Kysely<Database>): PushStore {
  return {
    add: async (subscription) => {
      const { person_id, keys } = subscription;
      await db
        .insertInto('push_subscriptions')
        .values(subscription)
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person_id, keys }))
        .execute();
    },
    remove: async (endpoint) => {
      await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
    },
    ofPerson: (person) => db.selectFrom('push_subscriptions').selectAll().where('person_id', '=', person).execute(),
  };
}
