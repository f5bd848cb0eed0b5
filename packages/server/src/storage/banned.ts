import { type SqlBool, sql } from 'kysely';

/**
 * Whether the person of a row isn't banned. Not as a join: SQLite would look up all the wanted rows once for each person, which takes
 * seconds for thousands.
 */
export function isNotBanned(personId: 'sessions.person_id' | 'tokens.person_id', now: number) {
  return sql<SqlBool>`exists (select 1 from people where id = ${sql.ref(personId)} and coalesce(banned_until, 0) <= ${now})`;
}
