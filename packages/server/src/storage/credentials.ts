import type { Kysely } from 'kysely';
import { isNotBanned } from './banned.ts';
import type { Person } from './people.ts';
import { present } from './rows.ts';
import type { ChallengesRow, PasskeysRow, SessionsRow } from './schema/people.ts';
import type { Database } from './schema.ts';

export interface SessionStore {
  create(session: SessionsRow): Promise<void>;
  /** The person behind a valid session. */
  find(tokenHash: string, now: number): Promise<{ person: Person; session: SessionsRow } | undefined>;
  touch(tokenHash: string, usedAt: number, expiresAt: number): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  removeAll(person: string): Promise<void>;
  ofPerson(person: string): Promise<SessionsRow[]>;
  /** Those of the hashes that are still valid. */
  valid(tokenHashes: readonly string[], now: number): Promise<string[]>;
  removeExpired(now: number): Promise<void>;
}

export function sessionStore(db: Kysely<Database>): SessionStore {
  return {
    create: async (session) => {
      await db.insertInto('sessions').values(session).execute();
    },
    find: async (tokenHash, now) => {
      const live = db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).where('expires_at', '>', now);
      const session = await live.executeTakeFirst();
      if (!session) return undefined;
      const row = await db.selectFrom('people').selectAll().where('id', '=', session.person_id).executeTakeFirst();
      return row && { person: present(row), session };
    },
    touch: async (tokenHash, usedAt, expiresAt) => {
      const change = { used_at: usedAt, expires_at: expiresAt };
      await db.updateTable('sessions').set(change).where('token_hash', '=', tokenHash).execute();
    },
    remove: async (tokenHash) => {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },
    removeAll: async (person) => {
      await db.deleteFrom('sessions').where('person_id', '=', person).execute();
    },
    ofPerson: (person) => db.selectFrom('sessions').selectAll().where('person_id', '=', person).execute(),
    valid: async (tokenHashes, now) => {
      if (tokenHashes.length === 0) return [];
      const rows = await db
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', 'in', tokenHashes)
        .where('expires_at', '>', now)
        .where(isNotBanned('sessions.person_id', now))
        .execute();
      return rows.map(({ token_hash }) => token_hash);
    },
    removeExpired: async (now) => {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    },
  };
}

export interface ChallengeStore {
  put(challenge: ChallengesRow): Promise<void>;
  /** Single use. */
  take(id: string, kind: string, now: number): Promise<ChallengesRow | undefined>;
  removeExpired(now: number): Promise<void>;
}

export function challengeStore(db: Kysely<Database>): ChallengeStore {
  return {
    put: async (challenge) => {
      await db.insertInto('challenges').values(challenge).execute();
    },
    take: async (id, kind, now) => {
      const taken = db.deleteFrom('challenges').where('id', '=', id).where('kind', '=', kind).returningAll();
      const row = await taken.executeTakeFirst();
      return row && row.expires_at > now ? row : undefined;
    },
    removeExpired: async (now) => {
      await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
    },
  };
}

export interface PasskeyStore {
  add(passkey: PasskeysRow): Promise<void>;
  byId(id: string): Promise<PasskeysRow | undefined>;
  ofPerson(person: string): Promise<PasskeysRow[]>;
  setCounter(id: string, counter: number): Promise<void>;
  remove(person: string, id: string): Promise<boolean>;
}

export function passkeyStore(db: Kysely<Database>): PasskeyStore {
  return {
    add: async (passkey) => {
      await db.insertInto('passkeys').values(passkey).execute();
    },
    byId: (id) => db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
    ofPerson: (person) => db.selectFrom('passkeys').selectAll().where('person_id', '=', person).orderBy('created_at').execute(),
    setCounter: async (id, counter) => {
      await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
    },
    remove: async (person, id) => {
      const removed = db.deleteFrom('passkeys').where('id', '=', id).where('person_id', '=', person);
      return (await removed.executeTakeFirst()).numDeletedRows === 1n;
    },
  };
}
