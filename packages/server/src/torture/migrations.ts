import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Engine } from '../storage/engine.ts';
import { openStorage, type StorageOptions } from '../storage/index.ts';
import { migratorOf } from '../storage/migrations/index.ts';
import type { Database } from '../storage/schema.ts';
import { openBare } from '../testing/storage.ts';

export interface InterruptOptions {
  readonly engine: Engine;
  readonly fresh: () => Promise<StorageOptions>;
  /** Kill before every n-th statement of each migration. */
  readonly step: number;
  /** Only the newest migrations: the others have run everywhere and are never changed. */
  readonly newest?: number;
}

export interface InterruptReport {
  /** How often a process was killed before one of the statements of each migration. */
  readonly kills: Readonly<Record<string, number>>;
  /** Failures found at the next start. */
  readonly faults: readonly string[];
}

/** Kills a process in the middle of every migration; the next start must complete it without losing data. */
export async function interruptMigrations({
  engine,
  fresh,
  step,
  newest = Number.POSITIVE_INFINITY,
}: InterruptOptions): Promise<InterruptReport> {
  const { names, schema } = await whole(engine, await fresh());
  const kills: Record<string, number> = {};
  const faults: string[] = [];
  for (const [index, name] of names.entries()) {
    if (index < names.length - newest) continue;
    kills[name] = 0;
    for (let statement = 1 + Math.floor(step / 2); ; statement += step) {
      const storage = await fresh();
      const person = await prepare(engine, storage, names[index - 1]);
      if (!(await isKilled({ engine, storage, name, statement }))) break;
      kills[name]++;
      const after = await completed(engine, storage).catch((error: Error) => error.message);
      if (typeof after === 'string') faults.push(`${name}, statement ${statement}: ${after}`);
      else if (!isDeepStrictEqual(after.schema, schema)) faults.push(`${name}, statement ${statement}: another schema`);
      else if (person !== undefined && !after.people.includes(person))
        faults.push(`${name}, statement ${statement}: a person is gone`);
    }
  }
  return { kills, faults };
}

async function whole(engine: Engine, storage: StorageOptions): Promise<{ names: string[]; schema: string[] }> {
  const { schema } = await completed(engine, storage);
  const { db, close } = openBare(storage);
  const names = (await migratorOf(db, engine).getMigrations()).map(({ name }) => name);
  await close();
  return { names, schema };
}

/** A database as it was before a migration, with one person in it. */
async function prepare(engine: Engine, storage: StorageOptions, last: string | undefined): Promise<string | undefined> {
  if (last === undefined) return undefined;
  const { db, close } = openBare(storage);
  const { error } = await migratorOf(db, engine).migrateTo(last);
  if (error) throw error;
  const id = newId();
  await sql`insert into people (id, kind, name, name_key, notices, created_at) values (${id}, 'account', 'Akbar', 'akbar', '{}', 1)`.execute(
    db,
  );
  await close();
  return id;
}

interface Killing {
  readonly engine: Engine;
  readonly storage: StorageOptions;
  readonly name: string;
  readonly statement: number;
}

/** False when the migration has fewer statements. */
async function isKilled(killing: Killing): Promise<boolean> {
  const file = fileURLToPath(new URL('../tools/interrupted-migration.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, JSON.stringify(killing)], {
    stdio: 'inherit',
  });
  const [code, signal] = await once(child, 'exit');
  if (signal === 'SIGKILL') return true;
  if (code !== 0) throw new Error(`the migration ${killing.name} failed before statement ${killing.statement}`);
  return false;
}

async function completed(engine: Engine, options: StorageOptions): Promise<{ schema: string[]; people: string[] }> {
  const storage = await openStorage(options);
  try {
    const people = await storage.db.selectFrom('people').select('id').execute();
    return { schema: await schemaOf(storage.db, engine), people: people.map(({ id }) => id) };
  } finally {
    await storage.close();
  }
}

async function schemaOf(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ line: string }>`select name || ': ' || coalesce(sql, '') as line from sqlite_master`
      : sql<{ line: string }>`
          select table_name || '.' || column_name || ': ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
            from information_schema.columns where table_schema = 'public'
          union all select indexdef from pg_indexes where schemaname = 'public'`;
  return (await query.execute(db)).rows.map(({ line }) => line).sort();
}
