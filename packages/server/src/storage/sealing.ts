import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import type { Database } from './schema.ts';
import { MARK, type Seal, sealWith } from './seal.ts';
import { placeOf, SEALED_COLUMNS } from './table-records.ts';
import { placeOfTarget } from './webhooks.ts';

/** The key is missing or not the one the database was sealed with; the message says what to do. */
export class SealFault extends Error {}

export interface SealOptions {
  readonly dataDir: string;
  readonly sealKey?: string;
  readonly sealKeyBefore?: string;
}

const NAME = 'seal-key';
const KEY_BYTES = 32;

/** The seal of a database. The database stores the key's id, not the key; plain texts are sealed on open. */
export async function openSeal(db: Kysely<Database>, options: SealOptions): Promise<Seal> {
  const known = await knownId(db);
  const seal = sealWith(keyFor(options, known));
  const id = known ?? (await keepId(db, seal.id));
  const { sealKeyBefore } = options;
  if (id === seal.id) await sealAll(db, seal);
  else if (sealKeyBefore !== undefined && sealWith(sealKeyBefore).id === id) await changeKey(db, sealWith(sealKeyBefore), seal);
  else throw new SealFault(otherKey(options));
  return seal;
}

export function keyFile(dataDir: string): string {
  return path.join(dataDir, 'seal.key');
}

function keyFor({ sealKey, dataDir }: SealOptions, known: string | undefined): string {
  if (sealKey !== undefined) return sealKey;
  const file = keyFile(dataDir);
  const kept = readIfThere(file);
  if (kept !== undefined) return kept;
  if (known !== undefined)
    throw new SealFault(
      `The secrets of running games are sealed, and the key is missing: there is no file ${file}. Put it back, or set SEAL_KEY.`,
    );
  return makeKey(file);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** One of several starting processes creates the key file, atomically. */
function makeKey(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.${newId()}`;
  writeFileSync(partial, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(partial);
  }
  return readFileSync(file, 'utf8').trim();
}

async function knownId(db: Kysely<Database>): Promise<string | undefined> {
  return (await db.selectFrom('secrets').select('content').where('name', '=', NAME).executeTakeFirst())?.content;
}

async function keepId(db: Kysely<Database>, id: string): Promise<string> {
  const insert = db.insertInto('secrets').values({ name: NAME, content: id });
  await insert.onConflict((conflict) => conflict.column('name').doNothing()).execute();
  return (await knownId(db)) ?? id;
}

function otherKey({ sealKey, dataDir }: SealOptions): string {
  const where = sealKey === undefined ? `The key in ${keyFile(dataDir)}` : 'SEAL_KEY';
  return `${where} is not the key that the secrets of running games were sealed with. All servers of one database need the same SEAL_KEY. To change the key, set SEAL_KEY_BEFORE to the old one for one start.`;
}

/** Games from before secrets were sealed. A table written in the meantime is sealed by its writer. */
async function sealAll(db: Kysely<Database>, seal: Seal): Promise<void> {
  await rewrite(db, 'clear', (text, place) => seal.close(text, place));
}

async function changeKey(db: Kysely<Database>, before: Seal, seal: Seal): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const change: Change = (text, place) => seal.close(before.open(text, place), place);
    await rewrite(tx, 'all', change);
    await rewriteTargets(tx, change);
    await tx.updateTable('secrets').set({ content: seal.id }).where('name', '=', NAME).execute();
  });
}

type Change = (text: string, place: string) => string;

async function rewriteTargets(db: Kysely<Database>, change: Change): Promise<void> {
  for (const { id, target } of await db.selectFrom('webhooks').select(['id', 'target']).execute())
    await db
      .updateTable('webhooks')
      .set({ target: change(target, placeOfTarget(id)) })
      .where('id', '=', id)
      .execute();
}

async function rewrite(db: Kysely<Database>, which: 'clear' | 'all', change: Change): Promise<void> {
  for (const column of SEALED_COLUMNS) {
    const secrets = db
      .selectFrom('tables')
      .select(['id', `${column} as text`])
      .where('status', 'in', ['open', 'running'])
      .where(column, 'is not', null);
    const rows = await (which === 'clear' ? secrets.where(column, 'not like', `${MARK}%`) : secrets).execute();
    for (const { id, text } of rows) {
      if (text === null) continue;
      const ours = db.updateTable('tables').where('id', '=', id).where(column, '=', text);
      await ours.set({ [column]: change(text, placeOf(id, column)) }).execute();
    }
  }
}
