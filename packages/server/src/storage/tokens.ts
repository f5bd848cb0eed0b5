import type { Scope } from '@durbar/protocol';
import type { Kysely } from 'kysely';
import { isNotBanned } from './banned.ts';
import type { Person } from './people.ts';
import { present } from './rows.ts';
import type { TokensRow } from './schema/people.ts';
import type { Database } from './schema.ts';

export interface TokenRecord {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  readonly usedAt: number | undefined;
  readonly expiresAt: number;
}

export interface TokenStore {
  create(token: TokensRow): Promise<void>;
  /** A valid token and its owner. */
  find(tokenHash: string, now: number): Promise<{ person: Person; token: TokenRecord } | undefined>;
  /** Those of the tokens that are still valid. */
  valid(ids: readonly string[], now: number): Promise<string[]>;
  touch(id: string, usedAt: number): Promise<void>;
  ofPerson(person: string): Promise<TokenRecord[]>;
  /** False when the person has no such token. */
  remove(person: string, id: string): Promise<boolean>;
  removeExpired(now: number): Promise<void>;
}

export function tokenStore(db: Kysely<Database>): TokenStore {
  return {
    create: async (token) => {
      await db.insertInto('tokens').values(token).execute();
    },
    find: async (tokenHash, now) => {
      const live = db.selectFrom('tokens').selectAll().where('token_hash', '=', tokenHash).where('expires_at', '>', now);
      const token = await live.executeTakeFirst();
      if (!token) return undefined;
      const row = await db.selectFrom('people').selectAll().where('id', '=', token.person_id).executeTakeFirst();
      return row && { person: present(row), token: tokenRecord(token) };
    },
    valid: async (ids, now) => {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('tokens')
        .select('id')
        .where('id', 'in', ids)
        .where('expires_at', '>', now)
        .where(isNotBanned('tokens.person_id', now))
        .execute();
      return rows.map(({ id }) => id);
    },
    touch: async (id, usedAt) => {
      await db.updateTable('tokens').set({ used_at: usedAt }).where('id', '=', id).execute();
    },
    ofPerson: async (person) => {
      const rows = await db.selectFrom('tokens').selectAll().where('person_id', '=', person).orderBy('created_at').execute();
      return rows.map(tokenRecord);
    },
    remove: async (person, id) => {
      const removed = db.deleteFrom('tokens').where('id', '=', id).where('person_id', '=', person);
      return (await removed.executeTakeFirst()).numDeletedRows === 1n;
    },
    removeExpired: async (now) => {
      await db.deleteFrom('tokens').where('expires_at', '<=', now).execute();
    },
  };
}

function tokenRecord({ id, name, scopes, created_at, used_at, expires_at }: TokensRow): TokenRecord {
  return {
    id,
    name,
    scopes: JSON.parse(scopes),
    createdAt: created_at,
    usedAt: used_at ?? undefined,
    expiresAt: expires_at,
  };
}
