import path from 'node:path';
import type { Kysely } from 'kysely';
import { type AccessStore, accessStore } from './access.ts';
import { type AnalysisStore, analysisStore } from './analyses.ts';
import { type ArchiveStore, archiveStore } from './archive.ts';
import { type AuditStore, auditStore } from './audit.ts';
import { type Bus, silentBus } from './bus.ts';
import type { Commit } from './commit.ts';
import { type PushStore, pushStore, type RelationStore, type ReportStore, relationStore, reportStore } from './community.ts';
import {
  type ChallengeStore,
  challengeStore,
  type PasskeyStore,
  passkeyStore,
  type SessionStore,
  sessionStore,
} from './credentials.ts';
import { type DigestStore, digestStore } from './digests.ts';
import type { Engine } from './engine.ts';
import { type EventStore, eventStore } from './events.ts';
import { type FeedStore, feedStore } from './feeds.ts';
import { type FriendStore, friendStore } from './friends.ts';
import { type JobStore, jobStore } from './jobs.ts';
import { type EditionStore, editionStore, type SecretStore, secretStore } from './keepsakes.ts';
import { migrate } from './migrations/index.ts';
import { type NoteStore, noteStore } from './notes.ts';
import { type OwnEditionStore, ownEditionStore } from './own-editions.ts';
import { type PeopleStore, peopleStore } from './people.ts';
import { type PlanStore, planStore } from './plans.ts';
import { openPostgres } from './postgres.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { type PrivacyStore, privacyStore } from './privacy.ts';
import { type PuzzleRecordStore, puzzleRecordStore } from './puzzle-records.ts';
import { type RankingStore, rankingStore } from './rankings.ts';
import type { Database } from './schema.ts';
import type { Seal } from './seal.ts';
import { openSeal } from './sealing.ts';
import { type SearchStore, searchStore } from './searches.ts';
import { durably, openSqlite } from './sqlite.ts';
import { type TableStore, tableStore } from './tables.ts';
import { type TalkStore, talkStore } from './talk.ts';
import { type TidyStore, tidyStore } from './tidy.ts';
import { type TokenStore, tokenStore } from './tokens.ts';
import { type TournamentStore, tournamentStore } from './tournaments.ts';
import { type WebhookStore, webhookStore } from './webhooks.ts';

/** The whole database, on either engine. */
export interface Storage {
  readonly engine: Engine;
  readonly db: Kysely<Database>;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly tokens: TokenStore;
  readonly challenges: ChallengeStore;
  readonly passkeys: PasskeyStore;
  readonly push: PushStore;
  readonly webhooks: WebhookStore;
  readonly digests: DigestStore;
  readonly feeds: FeedStore;
  readonly notes: NoteStore;
  readonly plans: PlanStore;
  readonly relations: RelationStore;
  readonly friends: FriendStore;
  readonly reports: ReportStore;
  readonly events: EventStore;
  readonly audit: AuditStore;
  readonly editions: EditionStore;
  readonly tables: TableStore;
  readonly access: AccessStore;
  readonly talk: TalkStore;
  readonly jobs: JobStore;
  readonly archive: ArchiveStore;
  readonly analyses: AnalysisStore;
  readonly puzzleRecords: PuzzleRecordStore;
  readonly ownEditions: OwnEditionStore;
  readonly rankings: RankingStore;
  readonly privacy: PrivacyStore;
  readonly searches: SearchStore;
  readonly tournaments: TournamentStore;
  readonly secrets: SecretStore;
  readonly tidy: TidyStore;
  readonly bus: Bus;
  close(): Promise<void>;
}

export interface StorageOptions {
  readonly dataDir: string;
  /** PostgreSQL; SQLite in the data directory without it. */
  readonly databaseUrl?: string;
  readonly connections?: number;
  /** Key that encrypts the secrets of running games; by default a file in the data directory. */
  readonly sealKey?: string;
  /** The previous key, during key rotation. */
  readonly sealKeyBefore?: string;
  readonly onError?: (error: Error) => void;
}

/** The file of a SQLite database. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'durbar.db');
}

const DEFAULT_CONNECTIONS = 10;

/** Opens the database and runs migrations. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { databaseUrl, connections = DEFAULT_CONNECTIONS } = options;
  let isClosed = false;
  const onError = (error: Error): void => {
    if (!isClosed) options.onError?.(error);
  };
  if (databaseUrl === undefined) return openOnSqlite(options, onError);
  const { db, commitWith } = openPostgres({ url: databaseUrl, connections, onError });
  try {
    await migrate(db, 'postgres');
    const seal = await openSeal(db, options);
    const bus = await openPostgresBus(databaseUrl, onError);
    const close = async (): Promise<void> => {
      isClosed = true;
      await bus.close();
      await db.destroy();
    };
    return {
      engine: 'postgres',
      db,
      bus,
      close,
      ...storesOn(db, { engine: 'postgres', seal, commit: commitWith(seal) }),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openOnSqlite(options: StorageOptions, onError: (error: Error) => void): Promise<Storage> {
  const { db, durability, commitWith, close } = openSqlite(databaseFile(options.dataDir), onError);
  try {
    await migrate(db, 'sqlite');
    const seal = await openSeal(db, options);
    const volatile = storesOn(db, { engine: 'sqlite', seal, commit: commitWith(seal) });
    const stores = Object.entries(volatile).map(([name, store]) => [name, durably(store, durability)]);
    return { engine: 'sqlite', db, bus: silentBus(), close, ...(Object.fromEntries(stores) as Stores) };
  } catch (error) {
    await close();
    throw error;
  }
}

type Stores = Omit<Storage, 'engine' | 'db' | 'bus' | 'close'>;

interface Writing {
  readonly engine: Engine;
  readonly seal: Seal;
  readonly commit: Commit;
}

function storesOn(db: Kysely<Database>, { engine, seal, commit }: Writing): Stores {
  return {
    people: peopleStore(db),
    sessions: sessionStore(db),
    tokens: tokenStore(db),
    challenges: challengeStore(db),
    passkeys: passkeyStore(db),
    push: pushStore(db),
    webhooks: webhookStore(db, seal),
    digests: digestStore(db),
    feeds: feedStore(db),
    notes: noteStore(db),
    plans: planStore(db),
    relations: relationStore(db),
    friends: friendStore(db),
    reports: reportStore(db),
    events: eventStore(db),
    audit: auditStore(db),
    editions: editionStore(db),
    tables: tableStore(db, commit, seal),
    access: accessStore(db),
    talk: talkStore(db),
    jobs: jobStore(db, engine),
    archive: archiveStore(db, engine),
    analyses: analysisStore(db),
    puzzleRecords: puzzleRecordStore(db, engine),
    ownEditions: ownEditionStore(db),
    rankings: rankingStore(db),
    privacy: privacyStore(db),
    searches: searchStore(db),
    tournaments: tournamentStore(db),
    secrets: secretStore(db),
    tidy: tidyStore(db),
  };
}
