import type { Kysely } from 'kysely';
import type { NotesRow } from './schema/notices.ts';
import type { Database } from './schema.ts';

export interface NoteStore {
  /** A person's note about a table. */
  read(person: string, table: string): Promise<string | undefined>;
  /** An empty text removes it. */
  write(note: NotesRow): Promise<void>;
}

export function noteStore(db: Kysely<Database>): NoteStore {
  return {
    read: async (person, table) => {
      const note = db.selectFrom('notes').select('text').where('person_id', '=', person).where('table_id', '=', table);
      return (await note.executeTakeFirst())?.text;
    },
    write: async (note) => {
      const { person_id, table_id, text, updated_at } = note;
      if (text === '') {
        await db.deleteFrom('notes').where('person_id', '=', person_id).where('table_id', '=', table_id).execute();
        return;
      }
      await db
        .insertInto('notes')
        .values(note)
        .onConflict((conflict) => conflict.columns(['person_id', 'table_id']).doUpdateSet({ text, updated_at }))
        .execute();
    },
  };
}
