import type { Kysely } from 'kysely';
import type { Person } from './people.ts';
import { present } from './rows.ts';
import type { FeedsRow } from './schema/notices.ts';
import type { Database } from './schema.ts';

/** The private addresses of feeds; one per person. */
export interface FeedStore {
  /** Replaces the previous address. */
  put(feed: FeedsRow): Promise<void>;
  remove(person: string): Promise<void>;
  /** When a person's address was made. */
  madeAt(person: string): Promise<number | undefined>;
  /** Whose feeds are at this address. */
  owner(tokenHash: string): Promise<Person | undefined>;
}

export function feedStore(db: Kysely<Database>): FeedStore {
  return {
    put: async (feed) => {
      const { token_hash, created_at } = feed;
      await db
        .insertInto('feeds')
        .values(feed)
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ token_hash, created_at }))
        .execute();
    },
    remove: async (person) => {
      await db.deleteFrom('feeds').where('person_id', '=', person).execute();
    },
    madeAt: async (person) => {
      const feed = db.selectFrom('feeds').select('created_at').where('person_id', '=', person);
      return (await feed.executeTakeFirst())?.created_at;
    },
    owner: async (tokenHash) => {
      const row = await db
        .selectFrom('people')
        .innerJoin('feeds', 'feeds.person_id', 'people.id')
        .selectAll('people')
        .where('feeds.token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && present(row);
    },
  };
}
