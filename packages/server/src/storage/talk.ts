import type { TalkLine } from '@durbar/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

interface NewTalkLine {
  readonly table: string;
  readonly kind: 'chat' | 'event';
  readonly personId?: string;
  readonly seat?: number;
  readonly text: string;
  readonly key?: string;
  readonly at: number;
}

export interface TalkStore {
  /** Adds a message and returns its number; deduplicates by key. */
  add(line: NewTalkLine): Promise<number>;
  /** The last `limit` messages from a number on. */
  read(table: string, from: number, limit: number): Promise<TalkLine[]>;
  /** Messages and events between two numbers, both included. */
  between(table: string, from: number, to: number): Promise<TalkLine[]>;
}

const ATTEMPTS = 20;

export function talkStore(db: Kysely<Database>): TalkStore {
  return {
    add: async (line) => {
      for (let attempt = 1; ; attempt++) {
        const number = await db.transaction().execute((tx) => tryToAdd(tx, line));
        if (number !== undefined) return number;
        if (attempt === ATTEMPTS) throw new Error('no free number for a chat message');
      }
    },
    read: (table, from, limit) => readTalk(db, table, { from, to: Number.MAX_SAFE_INTEGER, limit }),
    between: (table, from, to) => readTalk(db, table, { from, to, limit: to - from + 1 }),
  };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

async function readTalk(db: Kysely<Database>, table: string, { from, to, limit }: Stretch): Promise<TalkLine[]> {
  const rows = await db
    .selectFrom('talk')
    .leftJoin('people', 'people.id', 'talk.person_id')
    .select(['talk.number', 'talk.at', 'talk.kind', 'talk.text', 'talk.seat', 'talk.person_id', 'people.name'])
    .where('talk.table_id', '=', table)
    .where('talk.number', '>=', from)
    .where('talk.number', '<=', to)
    .orderBy('talk.number', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(({ number, at, kind, text, seat, person_id, name }) => ({
    number,
    at,
    kind,
    text,
    ...(seat === null ? {} : { seat }),
    ...(person_id === null || name === null ? {} : { person: { id: person_id, name } }),
  }));
}

/** Undefined on a concurrent insert with the same number. */
async function tryToAdd(tx: Transaction<Database>, line: NewTalkLine): Promise<number | undefined> {
  const known = await knownNumber(tx, line);
  if (known !== undefined) return known;
  const last = await tx
    .selectFrom('talk')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('table_id', '=', line.table)
    .executeTakeFirst();
  const number = ((last?.number as number | null) ?? -1) + 1;
  const { table, kind, personId, seat, text, key, at } = line;
  const row = { table_id: table, number, kind, text, at, person_id: personId ?? null, seat: seat ?? null, key: key ?? null };
  const insert = tx.insertInto('talk').values(row);
  const done = await insert.onConflict((conflict) => conflict.columns(['table_id', 'number']).doNothing()).executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n ? number : undefined;
}

async function knownNumber(tx: Transaction<Database>, { table, personId, key }: NewTalkLine): Promise<number | undefined> {
  if (key === undefined || personId === undefined) return undefined;
  const same = tx.selectFrom('talk').select('number').where('person_id', '=', personId).where('key', '=', key);
  return (await same.where('table_id', '=', table).executeTakeFirst())?.number;
}
