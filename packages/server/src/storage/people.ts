import type { PersonRef } from '@durbar/protocol';
import type { Kysely } from 'kysely';
import { idsByPart, indexName, rangeOf } from './name-parts.ts';
import { type Present, present } from './rows.ts';
import type { PeopleRow } from './schema/people.ts';
import type { Database } from './schema.ts';

export type Person = Present<PeopleRow>;

/** A name, its lookup key and its visual skeleton. */
interface Naming {
  readonly name: string;
  readonly key: string;
  readonly skeleton: string;
}

interface NewPerson extends Naming {
  readonly id: string;
  readonly kind: 'guest' | 'account';
  readonly notices: string;
  readonly at: number;
}

type PersonChange = Partial<Omit<PeopleRow, 'id' | 'name' | 'name_key' | 'skeleton'>>;

export interface PeopleStore {
  /** False when the name is taken. */
  create(person: NewPerson): Promise<boolean>;
  byId(id: string): Promise<Person | undefined>;
  byIds(ids: readonly string[]): Promise<Person[]>;
  byNameKey(key: string): Promise<Person | undefined>;
  /** False when the name is taken, or one that looks like it. */
  rename(id: string, naming: Naming): Promise<boolean>;
  /** People who can be found by a part of their name, those whose name begins with it first; never the person who looks, nor the blocked. */
  find(text: string, options: { by: string; at: number; limit: number }): Promise<PersonRef[]>;
  change(id: string, change: PersonChange): Promise<void>;
  markPresent(ids: readonly string[], until: number): Promise<void>;
  list(options: { after: string; limit: number; name?: string }): Promise<Person[]>;
  /** People who are banned, muted, administrators, or were reported. */
  noticed(now: number, limit: number): Promise<Person[]>;
}

export function peopleStore(db: Kysely<Database>): PeopleStore {
  return {
    create: async ({ id, kind, name, key, skeleton, notices, at }) => {
      const row = { id, kind, name, name_key: key, skeleton, notices, created_at: at };
      const blank = {
        vacation_used: 0,
        vacation_year: 0,
        mail_confirmed: 0,
        present_until: 0,
        on_phone: 0,
        shows_here: 1,
        shows_watching: 1,
        shows_rank: 1,
        program: 0,
        admin: 0,
        failures: 0,
        failures_until: 0,
      };
      const insert = db.insertInto('people').values({ ...blank, ...row });
      const done = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
      return done.numInsertedOrUpdatedRows === 1n;
    },
    byId: async (id) => firstPerson(db, 'id', id),
    byIds: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
      return rows.map(present);
    },
    byNameKey: async (key) => firstPerson(db, 'name_key', key),
    rename: async (id, naming) => !(await isTaken(db, id, naming)) && renamed(db, id, naming),
    find: (text, options) => findPeople(db, text, options),
    change: async (id, change) => {
      await db.updateTable('people').set(change).where('id', '=', id).execute();
    },
    markPresent: async (ids, until) => {
      if (ids.length > 0) await db.updateTable('people').set({ present_until: until }).where('id', 'in', ids).execute();
    },
    list: async ({ after, limit, name }) => {
      let query = db.selectFrom('people').selectAll().where('id', '>', after).orderBy('id').limit(limit);
      if (name) query = query.where('name_key', 'like', `%${name.replaceAll(/[%_]/g, '')}%`);
      return (await query.execute()).map(present);
    },
    noticed: async (now, limit) => {
      const reported = db.selectFrom('reports').select('reported_id').where('reported_id', 'is not', null);
      const found = db.selectFrom('people').selectAll();
      const rows = await found
        .where((eb) =>
          eb.or([
            eb('banned_until', '>', now),
            eb('muted_until', '>', now),
            eb('admin', '=', 1),
            eb('id', 'in', reported.$castTo<{ reported_id: string }>()),
          ]),
        )
        .orderBy('admin')
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(present);
    },
  };
}

async function firstPerson(db: Kysely<Database>, column: 'id' | 'name_key', value: string): Promise<Person | undefined> {
  const row = await db.selectFrom('people').selectAll().where(column, '=', value).executeTakeFirst();
  return row && present(row);
}

async function isTaken(db: Kysely<Database>, id: string, { key, skeleton }: Naming): Promise<boolean> {
  const others = db.selectFrom('people').select('id').where('id', '!=', id);
  const taken = others.where((eb) => eb.or([eb('name_key', '=', key), eb('skeleton', '=', skeleton)]));
  return (await taken.executeTakeFirst()) !== undefined;
}

/** On a concurrent request for the same name, the second finds it taken. */
async function renamed(db: Kysely<Database>, id: string, naming: Naming): Promise<boolean> {
  const { name, key, skeleton } = naming;
  try {
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('people').set({ name, name_key: key, skeleton }).where('id', '=', id).execute();
      await indexName(tx, id, name);
    });
    return true;
  } catch (error) {
    if (await isTaken(db, id, naming)) return false;
    throw error;
  }
}

type Finding = Parameters<PeopleStore['find']>[1];

function findPeople(db: Kysely<Database>, text: string, { by, at, limit }: Finding): Promise<PersonRef[]> {
  const blocks = db.selectFrom('relations').where('kind', '=', 'block');
  const [first, last] = rangeOf(text);
  return db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', idsByPart(db, text))
    .where('id', '!=', by)
    .where('id', 'not in', blocks.select('other_id').where('person_id', '=', by))
    .where('id', 'not in', blocks.select('person_id').where('other_id', '=', by))
    .where((eb) => eb.or([eb('banned_until', 'is', null), eb('banned_until', '<=', at)]))
    .orderBy((eb) =>
      eb
        .case()
        .when(eb.and([eb('name_key', '>=', first), eb('name_key', '<', last)]))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('name_key')
    .limit(limit)
    .execute();
}
