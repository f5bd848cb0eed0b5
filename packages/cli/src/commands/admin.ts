import type { Result } from '@durbar/engine';
import {
  BadSettings,
  backup,
  ban,
  cancelTable,
  closeReport,
  grantAdmin,
  listEvents,
  listPeople,
  listReports,
  listTables,
  restore,
  revokeAdmin,
  type Storage,
  unban,
  withStorage,
} from '@durbar/server';
import { anyOf } from '../lists.ts';
import { printJson } from '../output.ts';
import { parseCommand, UsageError, wholeNumber } from '../usage.ts';

interface Wish {
  readonly subject: string;
  readonly reason: string;
  readonly days?: number;
}
type Work = (storage: Storage, wish: Wish) => Promise<unknown>;

const AUDIT_PAGE = 500;

/** What an administrator can do while the server runs; each takes one subject at most. */
const WORKS: Readonly<Record<string, Work>> = {
  people: (storage, { subject }) => listPeople(storage, subject === '' ? undefined : subject),
  ban: async (storage, { subject, ...wish }) => told(await ban(storage, subject, { ...wish, now: Date.now() })),
  unban: async (storage, { subject }) => told(await unban(storage, subject, Date.now())),
  grant: async (storage, { subject, reason }) => told(await grantAdmin(storage, subject, { note: reason, now: Date.now() })),
  revoke: async (storage, { subject, reason }) => told(await revokeAdmin(storage, subject, { note: reason, now: Date.now() })),
  audit: (storage) => storage.audit.list({ limit: AUDIT_PAGE }),
  events: async (storage, { subject }) => told(await listEvents(storage, subject === '' ? undefined : subject)),
  tables: (storage) => listTables(storage),
  'cancel-table': async (storage, { subject }) => told(await cancelTable(storage, subject, Date.now())),
  reports: (storage) => listReports(storage),
  'close-report': (storage, { subject, reason }) => closeReport(storage, subject, { resolution: reason, now: Date.now() }),
};

export const ADMIN_HELP = `admin ${Object.keys(WORKS).join(' | ')} [SUBJECT] [--reason TEXT] [--days N]\n    people, events, tables and reports of the server, as JSON`;

export async function runAdmin(args: readonly string[]): Promise<number> {
  const options = { json: { type: 'boolean' }, reason: { type: 'string' }, days: { type: 'string' } } as const;
  const { positionals, values } = parseCommand(args, options);
  const [name = '', subject = ''] = positionals;
  const work = WORKS[name];
  if (!work) throw new UsageError(`admin takes ${anyOf(Object.keys(WORKS))}`);
  const days = values.days === undefined ? {} : { days: wholeNumber('days', values.days, 1) };
  printJson(await inStorage((storage) => work(storage, { subject, reason: values.reason ?? '', ...days })));
  return 0;
}

export async function runBackup(args: readonly string[]): Promise<number> {
  const file = fileOf(args);
  const rows = await inStorage((storage) => backup(storage, file));
  console.log(`Backed up ${rows} rows to ${file}`);
  return 0;
}

export async function runRestore(args: readonly string[]): Promise<number> {
  const file = fileOf(args);
  const rows = told(await inStorage((storage) => restore(storage, file)));
  console.log(`Restored ${rows} rows from ${file}`);
  return 0;
}

function fileOf(args: readonly string[]): string {
  const [file] = parseCommand(args, {}).positionals;
  if (file === undefined) throw new UsageError('missing file name');
  return file;
}

function told<T>(result: Result<T, string>): T {
  if (!result.ok) throw new UsageError(result.fault);
  return result.value;
}

export async function inStorage<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
  try {
    return await withStorage(process.env, work);
  } catch (error) {
    if (error instanceof BadSettings) throw new UsageError(error.message);
    throw error;
  }
}
