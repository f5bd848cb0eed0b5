import { fail, ok, type Result } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { cancelled } from '../play/requests.ts';
import { turnKey } from '../play/table-jobs.ts';
import type { Storage } from '../storage/index.ts';
import { infoOf } from '../tables/info.ts';

const PAGE = 200;
const ATTEMPTS = 10;

/** Open and running tables, newest first, including private ones. */
export async function listTables({ db, tables }: Storage): Promise<TableInfo[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', 'in', ['open', 'running'])
    .orderBy('created_at', 'desc')
    .limit(PAGE)
    .execute();
  return (await tables.loadMany(rows.map(({ id }) => id))).map(infoOf);
}

/** Ends a table without a result. The servers notice within seconds. */
export async function cancelTable(
  { tables, bus, audit }: Storage,
  id: string,
  now: number,
  { by, note = '' }: { readonly by?: string; readonly note?: string } = {},
): Promise<Result<TableInfo, string>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const record = await tables.load(id);
    if (!record) return fail(`There is no table ${id}.`);
    if (record.status !== 'open' && record.status !== 'running') return fail(`Table ${id} is already ${record.status}.`);
    const table = cancelled(record, now);
    if (!(await tables.commit({ table, dropJobs: [turnKey(id)], at: now }))) continue;
    await audit.add({ at: now, action: 'table-closed', table_id: id, note, admin_id: by ?? null });
    bus.publish({ kind: 'table', table: id, version: record.version + 1 });
    bus.publish({ kind: 'lobby', table: id });
    return ok(infoOf({ ...table, version: record.version + 1 }));
  }
  return fail(`Table ${id} keeps changing. Try again.`);
}
