import { sql } from 'kysely';
import { addColumns, COUNT, createIndex, ID, OPTIONAL_ID, type Upgrade } from './upgrade.ts';

/** The audit log only grows: the database itself refuses to change or remove an entry. */
export const moderation: Upgrade = {
  tables: {
    audit: {
      columns: {
        id: ID,
        at: COUNT,
        admin_id: OPTIONAL_ID,
        action: ID,
        person_id: OPTIONAL_ID,
        table_id: OPTIONAL_ID,
        report_id: OPTIONAL_ID,
        note: ID,
      },
      key: ['id'],
    },
  },
  alter: async (db, engine) => {
    await createIndex(db, 'audit', 'at');
    await addColumns(db, engine, 'people', { admin: `${COUNT} default 0`, muted_until: 'NUMBER', mute_reason: OPTIONAL_ID });
    await addColumns(db, engine, 'reports', { line: 'NUMBER', closed_by: OPTIONAL_ID });
    for (const change of ['update', 'delete']) {
      const refusal =
        engine === 'sqlite'
          ? `create trigger audit_no_${change} before ${change} on audit begin select raise(abort, 'the audit log only grows'); end`
          : `create rule audit_no_${change} as on ${change} to audit do instead nothing`;
      await sql.raw(refusal).execute(db);
    }
  },
};
