import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BegunGameAnalysis, GameAnalysis } from '@durbar/protocol';
import type { Kysely } from 'kysely';
import type { AnalysesRow } from './schema/afterwards.ts';
import type { Database } from './schema.ts';

/** Which analysis of a table: one by an older version, or by older rules, is as good as none. */
export interface AnalysisKey {
  readonly table: string;
  readonly version: number;
  readonly rulesVersion: number;
}

export type StoredAnalysis =
  | { readonly state: 'done'; readonly analysis: GameAnalysis }
  | { readonly state: 'waiting'; readonly progress: number; readonly part?: BegunGameAnalysis }
  | { readonly state: 'failed' };

export interface AnalysisStore {
  find(key: AnalysisKey): Promise<StoredAnalysis | undefined>;
  /** Notes that it was requested, unless that is known. */
  begin(key: AnalysisKey, at: number): Promise<void>;
  /** How many have been requested and aren't there. */
  waiting(): Promise<number>;
  /** Notes how far it is, and what is found so far. */
  advance(key: AnalysisKey, progress: number, part: BegunGameAnalysis | undefined, at: number): Promise<void>;
  keep(key: AnalysisKey, analysis: GameAnalysis, at: number): Promise<void>;
  /** It can't be made; asking again would waste time. */
  giveUp(key: AnalysisKey, at: number): Promise<void>;
}

export function analysisStore(db: Kysely<Database>): AnalysisStore {
  const write = async (row: AnalysesRow): Promise<void> => {
    const { table_id: _key, ...rest } = row;
    const insert = db.insertInto('analyses').values(row);
    await insert.onConflict((conflict) => conflict.column('table_id').doUpdateSet(rest)).execute();
  };
  return {
    find: async (key) => {
      const row = await db.selectFrom('analyses').selectAll().where('table_id', '=', key.table).executeTakeFirst();
      return row && isOf(row, key) ? storedAnalysis(row) : undefined;
    },
    begin: async (key, at) => {
      const { table_id: _key, ...rest } = rowOf(key, at);
      await db
        .insertInto('analyses')
        .values(rowOf(key, at))
        .onConflict((conflict) =>
          conflict
            .column('table_id')
            .doUpdateSet(rest)
            .where((eb) =>
              eb.or([eb('analyses.version', '!=', key.version), eb('analyses.rules_version', '!=', key.rulesVersion)]),
            ),
        )
        .execute();
    },
    waiting: async () => {
      const count = db.selectFrom('analyses').select((eb) => eb.fn.countAll<number>().as('count'));
      return Number((await count.where('state', '=', 'waiting').executeTakeFirst())?.count ?? 0);
    },
    advance: async ({ table }, progress, part, at) => {
      const running = db.updateTable('analyses').where('table_id', '=', table).where('state', '=', 'waiting');
      await running.set({ progress, content: part ? packed(part) : null, updated_at: at }).execute();
    },
    keep: (key, analysis, at) => write({ ...rowOf(key, at), state: 'done', progress: 1, content: packed(analysis) }),
    giveUp: (key, at) => write({ ...rowOf(key, at), state: 'failed' }),
  };
}

function rowOf({ table, version, rulesVersion }: AnalysisKey, at: number): AnalysesRow {
  return { table_id: table, version, rules_version: rulesVersion, state: 'waiting', progress: 0, content: null, updated_at: at };
}

function isOf(row: AnalysesRow, { version, rulesVersion }: AnalysisKey): boolean {
  return row.version === version && row.rules_version === rulesVersion;
}

function storedAnalysis({ state, progress, content }: AnalysesRow): StoredAnalysis {
  if (state === 'failed') return { state };
  if (content === null) return { state: 'waiting', progress };
  return state === 'done'
    ? { state, analysis: unpacked<GameAnalysis>(content) }
    : { state: 'waiting', progress, part: unpacked<BegunGameAnalysis>(content) };
}

/** An analysis is long and repetitive. */
function packed(analysis: GameAnalysis): string {
  return deflateRawSync(JSON.stringify(analysis)).toString('base64');
}

function unpacked<A extends GameAnalysis>(content: string): A {
  return JSON.parse(inflateRawSync(Buffer.from(content, 'base64')).toString());
}
