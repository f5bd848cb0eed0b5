import { ok, type Result, type SavedGame } from '@durbar/engine';
import type { Fault, TableInfo } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { mayWatch } from '../tables/admission.ts';
import { infoOf } from '../tables/info.ts';
import { isShared } from '../tables/sharing.ts';
import { savedGame } from './moments.ts';

export interface ReviewedGame {
  readonly info: TableInfo;
  readonly saved: SavedGame;
}

/** A finished game for anyone who may see it. Its record comes from the storage: a withdrawal counts in every process. */
export async function gameFor(
  context: Pick<Context, 'storage' | 'rooms'>,
  table: string,
  person: string | undefined,
): Promise<Result<ReviewedGame, Fault>> {
  const record = await context.storage.tables.load(table);
  if (!record) return refuse('no-such-table');
  const isOwn = person !== undefined && (await mayWatch(context, record, person));
  if (!isOwn && !isShared(record)) return refuse(record.visibility === 'public' ? 'not-over' : 'private-game');
  const saved = (await context.rooms.look(table, savedGame)) ?? refuse('no-such-table');
  return saved.ok ? ok({ info: isOwn ? infoOf(record) : withoutRematch(record), saved: saved.value }) : saved;
}

/** Where its players went afterwards is their own business. */
function withoutRematch({ rematch: _next, ...record }: TableRecord): TableInfo {
  return infoOf(record);
}
