import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';

/** A table's columns in SQL. `TEXT` sorts by bytes on both engines; `NUMBER` holds 64 bits on both. */
type Columns = Readonly<Record<string, string>>;

interface TableSpec {
  readonly columns: Columns;
  readonly key: readonly string[];
}

/** One migration: creates tables, then does the rest. A released one is never changed. */
export interface Upgrade {
  readonly tables?: Readonly<Record<string, TableSpec>>;
  readonly alter?: (db: Kysely<unknown>, engine: Engine) => Promise<void>;
}

export const ID = 'TEXT not null';
export const OPTIONAL_ID = 'TEXT';
export const COUNT = 'NUMBER not null';

function columnSql(engine: Engine, type: string): string {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const real = engine === 'postgres' ? 'double precision' : 'real';
  return type.replace('TEXT', text).replace('NUMBER', 'bigint').replace('REAL', real);
}

function createTableSql(engine: Engine, table: string, { columns, key }: TableSpec): RawBuilder<unknown> {
  const lines = Object.entries(columns).map(([name, type]) => `"${name}" ${columnSql(engine, type)}`);
  const keySql = key.map((name) => `"${name}"`).join(', ');
  const end = engine === 'sqlite' ? ' without rowid' : '';
  return sql.raw(`create table "${table}" (${lines.join(', ')}, primary key (${keySql}))${end}`);
}

export async function addColumns(db: Kysely<unknown>, engine: Engine, table: string, columns: Columns): Promise<void> {
  for (const [name, type] of Object.entries(columns))
    await sql.raw(`alter table "${table}" add column "${name}" ${columnSql(engine, type)}`).execute(db);
}

/** Named after the table and its columns. */
export async function createIndex(db: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

export function migrationOf({ tables = {}, alter }: Upgrade, engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>): Promise<void> => {
      for (const [table, spec] of Object.entries(tables)) await createTableSql(engine, table, spec).execute(db);
      await alter?.(db, engine);
    },
  };
}
