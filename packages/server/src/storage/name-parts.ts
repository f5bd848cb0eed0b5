import type { Kysely } from 'kysely';
import { searchKey } from '../people/look-alikes.ts';
import { isGuestName } from '../people/names.ts';
import type { Database } from './schema.ts';

/** Shorter texts are part of too many names. */
export const SHORTEST_PART = 2;
const ROWS_AT_ONCE = 400;

/** The ends of a name: whatever it contains, one of them begins with. */
function endsOf(name: string): string[] {
  const letters = [...searchKey(name)];
  const ends = letters.map((_, start) => letters.slice(start));
  return [...new Set(ends.filter(({ length }) => length >= SHORTEST_PART).map((end) => end.join('')))];
}

/** Makes a person findable by any part of the name, and no longer by the one before. */
export async function indexName(db: Kysely<Database>, person: string, name: string): Promise<void> {
  await db.deleteFrom('name_parts').where('person_id', '=', person).execute();
  await db
    .insertInto('name_parts')
    .values(endsOf(name).map((part) => ({ part, person_id: person })))
    .execute();
}

/** Indexes everyone who has chosen a name: for databases and backups from before people could be looked up. */
export async function indexAllNames(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('name_parts').execute();
  const everyone = await db.selectFrom('people').select(['id', 'name', 'kind']).execute();
  const chosen = everyone.filter(({ kind, name }) => kind === 'account' || !isGuestName(name));
  const rows = chosen.flatMap(({ id, name }) => endsOf(name).map((part) => ({ part, person_id: id })));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db
      .insertInto('name_parts')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
}

/** Most names that a search looks at; a longer text finds the others. */
const MOST_PARTS = 2000;

/** From the first to behind the last text that begins with this one. */
export function rangeOf(text: string): readonly [string, string] {
  const key = searchKey(text);
  return [key, `${key}\u{10ffff}`];
}

/** The ids of people whose name contains a text, as a part of other queries. */
export function idsByPart(db: Kysely<Database>, text: string) {
  const [first, last] = rangeOf(text);
  const found = db.selectFrom('name_parts').select('person_id').where('part', '>=', first).where('part', '<', last);
  return found.orderBy('part').limit(MOST_PARTS);
}
