import type { Kysely } from 'kysely';
import type { FriendshipsRow } from './schema/people.ts';
import type { Database } from './schema.ts';

export interface FriendStore {
  /** Sends a request; a mutual request accepts. */
  ask(person: string, other: string, at: number): Promise<void>;
  remove(person: string, other: string): Promise<void>;
  /** Friends and pending requests. */
  of(person: string): Promise<FriendshipsRow[]>;
}

export function friendStore(db: Kysely<Database>): FriendStore {
  const between = (person: string, other: string) => ({ asker_id: person, asked_id: other }) as const;
  return {
    ask: async (person, other, at) => {
      const answered = await db
        .updateTable('friendships')
        .set((eb) => ({ accepted_at: eb.fn.coalesce('accepted_at', eb.val(at)) }))
        .where('asker_id', '=', other)
        .where('asked_id', '=', person)
        .executeTakeFirst();
      if (answered.numUpdatedRows > 0n) return;
      const insert = db.insertInto('friendships').values({ ...between(person, other), created_at: at, accepted_at: null });
      await insert.onConflict((conflict) => conflict.columns(['asker_id', 'asked_id']).doNothing()).execute();
    },
    remove: async (person, other) => {
      await db
        .deleteFrom('friendships')
        .where((eb) => eb.or([eb.and(between(person, other)), eb.and(between(other, person))]))
        .execute();
    },
    of: (person) =>
      db
        .selectFrom('friendships')
        .selectAll()
        .where((eb) => eb.or([eb('asker_id', '=', person), eb('asked_id', '=', person)]))
        .execute(),
  };
}
