import type { Kysely } from 'kysely';
import type { InvitationsRow } from './schema/tables.ts';
import type { Database } from './schema.ts';

/** Who may enter tables that aren't public. */
export interface AccessStore {
  invite(invitation: InvitationsRow): Promise<void>;
  /** A valid invitation: unused, or used by this person. */
  invitation(tokenHash: string, person: string | undefined, now: number): Promise<InvitationsRow | undefined>;
  countInvitations(table: string): Promise<number>;
  /** Redeems an invitation and grants access; returns the table's id, or undefined if it is no longer valid. */
  redeem(tokenHash: string, person: string, now: number): Promise<string | undefined>;
  /** Grants a person access. */
  grant(table: string, person: string): Promise<void>;
  /** Open tables a person has access to. */
  openTo(person: string): Promise<string[]>;
  has(table: string, person: string): Promise<boolean>;
  /** Revokes access; the used invitation is void. */
  withdraw(table: string, person: string): Promise<void>;
}

export function accessStore(db: Kysely<Database>): AccessStore {
  return {
    invite: async (invitation) => {
      await db.insertInto('invitations').values(invitation).execute();
    },
    invitation: async (tokenHash, person, now) => {
      const found = db.selectFrom('invitations').selectAll().where('token_hash', '=', tokenHash).where('expires_at', '>', now);
      const row = await found.executeTakeFirst();
      return row && (row.used_by === null || row.used_by === person) ? row : undefined;
    },
    countInvitations: async (table) => {
      const query = db.selectFrom('invitations').where('table_id', '=', table);
      return (await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst())?.count ?? 0;
    },
    redeem: (tokenHash, person, now) =>
      db.transaction().execute(async (tx) => {
        const used = await tx
          .updateTable('invitations')
          .set({ used_by: person })
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', now)
          .where((eb) => eb.or([eb('used_by', 'is', null), eb('used_by', '=', person)]))
          .returning('table_id')
          .executeTakeFirst();
        if (used) await grantAccess(tx, used.table_id, [person]);
        return used?.table_id;
      }),
    grant: (table, person) => grantAccess(db, table, [person]),
    openTo: async (person) => {
      const tables = db.selectFrom('access').innerJoin('tables', 'tables.id', 'access.table_id').select('tables.id as id');
      const rows = await tables.where('person_id', '=', person).where('tables.status', '=', 'open').execute();
      return rows.map(({ id }) => id);
    },
    has: async (table, person) => {
      const query = db.selectFrom('access').select('table_id').where('table_id', '=', table).where('person_id', '=', person);
      return (await query.executeTakeFirst()) !== undefined;
    },
    withdraw: (table, person) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('access').where('table_id', '=', table).where('person_id', '=', person).execute();
        await tx.deleteFrom('invitations').where('table_id', '=', table).where('used_by', '=', person).execute();
      }),
  };
}

async function grantAccess(db: Kysely<Database>, table: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const rows = people.map((person) => ({ table_id: table, person_id: person }));
  const insert = db.insertInto('access').values(rows);
  await insert.onConflict((conflict) => conflict.columns(['table_id', 'person_id']).doNothing()).execute();
}
