import type { PlanInfo } from '@durbar/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** What players want done when their turn comes. */
export interface PlanStore {
  read(person: string, table: string): Promise<PlanInfo | undefined>;
  write(person: string, table: string, plan: PlanInfo, at: number): Promise<void>;
  /** Unless the person has changed it since. */
  replace(person: string, table: string, before: PlanInfo, plan: PlanInfo): Promise<void>;
  remove(person: string, table: string): Promise<void>;
  /** Games that are over need none. */
  removeOver(): Promise<void>;
}

export function planStore(db: Kysely<Database>): PlanStore {
  return {
    read: async (person, table) => {
      const plan = db.selectFrom('plans').select('content').where('person_id', '=', person).where('table_id', '=', table);
      const row = await plan.executeTakeFirst();
      return row && JSON.parse(row.content);
    },
    write: async (person, table, plan, at) => {
      const content = JSON.stringify(plan);
      await db
        .insertInto('plans')
        .values({ person_id: person, table_id: table, content, updated_at: at })
        .onConflict((conflict) => conflict.columns(['person_id', 'table_id']).doUpdateSet({ content, updated_at: at }))
        .execute();
    },
    replace: async (person, table, before, plan) => {
      await db
        .updateTable('plans')
        .set({ content: JSON.stringify(plan) })
        .where('person_id', '=', person)
        .where('table_id', '=', table)
        .where('content', '=', JSON.stringify(before))
        .execute();
    },
    remove: async (person, table) => {
      await db.deleteFrom('plans').where('person_id', '=', person).where('table_id', '=', table).execute();
    },
    removeOver: async () => {
      const over = db.selectFrom('tables').select('id').where('status', 'in', ['finished', 'cancelled']);
      await db.deleteFrom('plans').where('table_id', 'in', over).execute();
    },
  };
}
