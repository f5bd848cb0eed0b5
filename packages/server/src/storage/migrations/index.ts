import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Engine } from '../engine.ts';
import type { Database } from '../schema.ts';
import { initial } from './0001-initial.ts';
import { stakes } from './0002-stakes.ts';
import { facts } from './0003-facts.ts';
import { skeletons } from './0004-skeletons.ts';
import { sharedChance } from './0005-shared-chance.ts';
import { events } from './0006-events.ts';
import { fairTime } from './0007-fair-time.ts';
import { phones } from './0008-phones.ts';
import { people } from './0009-people.ts';
import { tokens } from './0010-tokens.ts';
import { insight } from './0011-insight.ts';
import { pairing } from './0012-pairing.ts';
import { tournaments } from './0013-tournaments.ts';
import { sharing } from './0014-sharing.ts';
import { moderation } from './0015-moderation.ts';
import { notices } from './0016-notices.ts';
import { notes } from './0017-notes.ts';
import { plans } from './0018-plans.ts';
import { ownEditions } from './0019-editions.ts';
import { pairingPlayers } from './0020-pairing-players.ts';
import { webhookRetries } from './0021-webhook-retries.ts';
import { sameDeal } from './0022-same-deal.ts';
import { puzzleTries } from './0023-puzzle-tries.ts';
import { nameParts } from './0024-name-parts.ts';
import { shown } from './0025-shown.ts';
import { migrationOf, type Upgrade } from './upgrade.ts';

const UPGRADES: Readonly<Record<string, Upgrade>> = {
  '0001-initial': initial,
  '0002-stakes': stakes,
  '0003-facts': facts,
  '0004-skeletons': skeletons,
  '0005-shared-chance': sharedChance,
  '0006-events': events,
  '0007-fair-time': fairTime,
  '0008-phones': phones,
  '0009-people': people,
  '0010-tokens': tokens,
  '0011-insight': insight,
  '0012-pairing': pairing,
  '0013-tournaments': tournaments,
  '0014-sharing': sharing,
  '0015-moderation': moderation,
  '0016-notices': notices,
  '0017-notes': notes,
  '0018-plans': plans,
  '0019-editions': ownEditions,
  '0020-pairing-players': pairingPlayers,
  '0021-webhook-retries': webhookRetries,
  '0022-same-deal': sameDeal,
  '0023-puzzle-tries': puzzleTries,
  '0024-name-parts': nameParts,
  '0025-shown': shown,
};

/** The key of each table, for reading it page by page. */
export const KEYS: Readonly<Record<keyof Database, readonly string[]>> = Object.fromEntries(
  Object.values(UPGRADES).flatMap(({ tables = {} }) => Object.entries(tables).map(([table, { key }]) => [table, key])),
) as Record<keyof Database, readonly string[]>;

export function migratorOf(db: Kysely<Database>, engine: Engine): Migrator {
  const migrations = Object.fromEntries(Object.entries(UPGRADES).map(([name, upgrade]) => [name, migrationOf(upgrade, engine)]));
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Runs pending migrations. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  const { error } = await migratorOf(db, engine).migrateToLatest();
  if (error) throw error;
}
