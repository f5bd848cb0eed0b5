import type { WebhookFailure, WebhookFormat } from '@durbar/protocol';
import type { Kysely } from 'kysely';
import { present } from './rows.ts';
import type { WebhooksRow } from './schema/notices.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';

/** An address that is called, and the key its messages are signed with. */
export interface WebhookTarget {
  readonly address: string;
  readonly secret: string;
  /** Where its owner reaches the server, for links. */
  readonly origin: string;
}

export interface WebhookRecord {
  readonly id: string;
  readonly personId: string;
  /** Announces the turns at this table, not those of its owner. */
  readonly tableId?: string;
  readonly format: WebhookFormat;
  /** The part of the address that its owner sees again. */
  readonly host: string;
  readonly target: WebhookTarget;
  readonly createdAt: number;
  readonly deliveredAt?: number;
  /** In a row. */
  readonly failures: number;
  readonly failure?: WebhookFailure;
  /** When the last message is sent again. */
  readonly retryAt?: number;
  /** No longer called since this time. */
  readonly stoppedAt?: number;
}

export interface WebhookStore {
  add(webhook: WebhookRecord): Promise<void>;
  /** Those of a person, for their tables too. */
  ofPerson(person: string): Promise<WebhookRecord[]>;
  ofTable(table: string): Promise<WebhookRecord[]>;
  delivered(id: string, at: number): Promise<void>;
  /** Returns how often it has failed in a row. */
  failed(id: string, failure: WebhookFailure): Promise<number>;
  /** The last message is sent again at this time. */
  retryAt(id: string, at: number | null): Promise<void>;
  byId(id: string): Promise<WebhookRecord | undefined>;
  stop(id: string, at: number): Promise<void>;
  /** False when the person has no such webhook. */
  remove(person: string, id: string): Promise<boolean>;
  /** Tables whose game is over have nothing to announce. */
  removeOver(): Promise<void>;
}

/** Sealed, because an address may be a password: anyone who knows one of Discord's can write into its channel. */
export function placeOfTarget(id: string): string {
  return `webhooks.${id}`;
}

export function webhookStore(db: Kysely<Database>, seal: Seal): WebhookStore {
  const recordOf = (row: WebhooksRow): WebhookRecord => {
    const { id, person_id, table_id, format, host, target, created_at, delivered_at, failures, failure, retry_at, stopped_at } =
      present(row);
    return {
      id,
      personId: person_id,
      ...(table_id === undefined ? {} : { tableId: table_id }),
      format,
      host,
      target: JSON.parse(seal.open(target, placeOfTarget(id))),
      createdAt: created_at,
      ...(delivered_at === undefined ? {} : { deliveredAt: delivered_at }),
      failures,
      ...(failure === undefined ? {} : { failure }),
      ...(retry_at === undefined ? {} : { retryAt: retry_at }),
      ...(stopped_at === undefined ? {} : { stoppedAt: stopped_at }),
    };
  };
  const listed = db.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id');
  return {
    add: async ({ id, personId, tableId, format, host, target, createdAt }) => {
      const row = { id, person_id: personId, table_id: tableId ?? null, format, host, created_at: createdAt, failures: 0 };
      const sealed = seal.close(JSON.stringify(target), placeOfTarget(id));
      await db
        .insertInto('webhooks')
        .values({ ...row, target: sealed, delivered_at: null, failure: null, retry_at: null, stopped_at: null })
        .execute();
    },
    byId: async (id) => (await listed.where('id', '=', id).execute()).map(recordOf)[0],
    ofPerson: async (person) => (await listed.where('person_id', '=', person).execute()).map(recordOf),
    ofTable: async (table) => (await listed.where('table_id', '=', table).execute()).map(recordOf),
    delivered: async (id, at) => {
      const change = { delivered_at: at, failures: 0, failure: null, retry_at: null, stopped_at: null };
      await db.updateTable('webhooks').set(change).where('id', '=', id).execute();
    },
    failed: async (id, failure) => {
      const row = await db
        .updateTable('webhooks')
        .set((eb) => ({ failures: eb('failures', '+', 1), failure }))
        .where('id', '=', id)
        .returning('failures')
        .executeTakeFirst();
      return row?.failures ?? 0;
    },
    retryAt: async (id, at) => {
      await db.updateTable('webhooks').set({ retry_at: at }).where('id', '=', id).execute();
    },
    stop: async (id, at) => {
      await db.updateTable('webhooks').set({ stopped_at: at, retry_at: null }).where('id', '=', id).execute();
    },
    remove: async (person, id) => {
      const removed = db.deleteFrom('webhooks').where('id', '=', id).where('person_id', '=', person);
      return (await removed.executeTakeFirst()).numDeletedRows === 1n;
    },
    removeOver: async () => {
      const over = db.selectFrom('tables').select('id').where('status', 'in', ['finished', 'cancelled']);
      await db.deleteFrom('webhooks').where('table_id', 'in', over).execute();
    },
  };
}
