import type { OwnEdition, OwnEditionInfo } from '@durbar/protocol';
import type { Kysely } from 'kysely';
import type { OwnEditionsRow } from './schema/afterwards.ts';
import type { Database } from './schema.ts';

/** The editions that people enter from their boxes: each belongs to one account. */
export interface OwnEditionStore {
  /** The last changed first. */
  of(person: string): Promise<readonly OwnEditionInfo[]>;
  get(person: string, id: string): Promise<OwnEdition | undefined>;
  /** Replaces this revision, or adds an edition without one. False if the account has another revision. */
  write(person: string, edition: Omit<OwnEdition, 'revision'>, revision: number | undefined): Promise<boolean>;
  /** False if there is none. */
  remove(person: string, id: string): Promise<boolean>;
}

const INFO = ['id', 'game', 'title', 'revision', 'faults', 'updated_at'] as const;

export function ownEditionStore(db: Kysely<Database>): OwnEditionStore {
  const ofPerson = (person: string) => db.selectFrom('own_editions').where('person_id', '=', person);
  return {
    of: async (person) => {
      const rows = await ofPerson(person).select(INFO).orderBy('updated_at', 'desc').orderBy('id').execute();
      return rows.map(infoOf);
    },
    get: async (person, id) => {
      const row = await ofPerson(person).where('id', '=', id).selectAll().executeTakeFirst();
      return row && { ...infoOf(row), data: JSON.parse(row.content), versions: JSON.parse(row.versions) };
    },
    write: async (person, edition, revision) => {
      const row = { person_id: person, ...rowOf(edition), revision: (revision ?? 0) + 1 };
      if (revision === undefined) {
        const insert = db.insertInto('own_editions').values(row);
        const added = await insert.onConflict((conflict) => conflict.columns(['person_id', 'id']).doNothing()).executeTakeFirst();
        return added.numInsertedOrUpdatedRows === 1n;
      }
      const mine = db.updateTable('own_editions').where('person_id', '=', person).where('id', '=', edition.id);
      const changed = await mine.where('revision', '=', revision).set(row).executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },
    remove: async (person, id) => {
      const mine = db.deleteFrom('own_editions').where('person_id', '=', person).where('id', '=', id);
      return (await mine.executeTakeFirst()).numDeletedRows === 1n;
    },
  };
}

function infoOf({ id, game, title, revision, faults, updated_at }: Pick<OwnEditionsRow, (typeof INFO)[number]>): OwnEditionInfo {
  return { id, game, title, revision, faults, updatedAt: updated_at };
}

function rowOf({ id, game, title, faults, updatedAt, data, versions }: Omit<OwnEdition, 'revision'>) {
  return { id, game, title, faults, updated_at: updatedAt, content: JSON.stringify(data), versions: JSON.stringify(versions) };
}
