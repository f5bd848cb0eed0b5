import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface EditionStore {
  /** Stores an edition once and returns its hash. */
  keep(data: unknown, at: number): Promise<string>;
  get(hash: string): Promise<string | undefined>;
}

export function editionStore(db: Kysely<Database>): EditionStore {
  return {
    keep: async (data, at) => {
      const content = JSON.stringify(data);
      const hash = createHash('sha256').update(content).digest('base64url');
      const insert = db.insertInto('editions').values({ hash, content, created_at: at });
      await insert.onConflict((conflict) => conflict.column('hash').doNothing()).execute();
      return hash;
    },
    get: async (hash) => (await db.selectFrom('editions').select('content').where('hash', '=', hash).executeTakeFirst())?.content,
  };
}

const WRITE_PROOF = 'last-write-proof';

export interface SecretStore {
  /** The named secret; created on first use. */
  ensure(name: string, make: () => string): Promise<string>;
  /** Writes a dummy row; throws if the database is read-only. */
  proveWritable(at: number): Promise<void>;
}

export function secretStore(db: Kysely<Database>): SecretStore {
  const find = async (name: string): Promise<string | undefined> =>
    (await db.selectFrom('secrets').select('content').where('name', '=', name).executeTakeFirst())?.content;
  return {
    ensure: async (name, make) => {
      const known = await find(name);
      if (known !== undefined) return known;
      const insert = db.insertInto('secrets').values({ name, content: make() });
      await insert.onConflict((conflict) => conflict.column('name').doNothing()).execute();
      const kept = await find(name);
      if (kept === undefined) throw new Error(`the secret ${name} was not stored`);
      return kept;
    },
    proveWritable: async (at) => {
      const insert = db.insertInto('secrets').values({ name: WRITE_PROOF, content: String(at) });
      await insert.onConflict((conflict) => conflict.column('name').doUpdateSet({ content: String(at) })).execute();
    },
  };
}
