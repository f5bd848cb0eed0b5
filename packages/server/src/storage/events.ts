import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import { type Present, present } from './rows.ts';
import type { EventsRow } from './schema/people.ts';
import type { Database } from './schema.ts';

export type SecurityEvent = Present<EventsRow>;

/** Audit log of accounts and sessions. */
export interface EventStore {
  add(event: Omit<EventsRow, 'id'>): Promise<void>;
  /** Newest first; for one person, or for everyone. */
  list(limit: number, person?: string): Promise<SecurityEvent[]>;
  removeBefore(at: number): Promise<void>;
}

export function eventStore(db: Kysely<Database>): EventStore {
  return {
    add: async (event) => {
      await db
        .insertInto('events')
        .values({ id: newId(), ...event })
        .execute();
    },
    list: async (limit, person) => {
      const all = db.selectFrom('events').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit);
      const rows = await (person === undefined ? all : all.where('person_id', '=', person)).execute();
      return rows.map(present);
    },
    removeBefore: async (at) => {
      await db.deleteFrom('events').where('at', '<', at).execute();
    },
  };
}
