import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { Planning } from '../play/planned.ts';
import { seatOf } from '../play/room.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { mayWatch } from './admission.ts';

/** Whether a game is open to anyone with the link: a public one, or a private one that a player shared. */
function isOpen({ visibility, sharedBy }: TableRecord): boolean {
  return visibility === 'public' || sharedBy !== undefined;
}

/** Whether anyone with the link may see a finished game. Sharing opens the game, never the table: its chat stays private. */
export function isShared(record: TableRecord): boolean {
  return record.status === 'finished' && isOpen(record);
}

/** Whether anyone with the link may watch a game inside another page, as a spectator sees it. */
export function isShownElsewhere(record: TableRecord): boolean {
  return (record.status === 'running' || record.status === 'finished') && isOpen(record);
}

/** What someone may follow: a table, or only where others lead through its shared game. */
export async function admissionOf(
  context: Pick<Context, 'storage'>,
  record: TableRecord,
  person: string,
): Promise<'table' | 'review' | undefined> {
  if (await mayWatch(context, record, person)) return 'table';
  return isShared(record) ? 'review' : undefined;
}

/** Whether someone may see a game afterwards; strangers see only shared games. */
export async function mayReview(context: Pick<Context, 'storage'>, record: TableRecord, person?: string): Promise<boolean> {
  return isShared(record) || (person !== undefined && mayWatch(context, record, person));
}

/**
 * Shares a private game with anyone who has the link, or makes it private again. Every player may do both; while the game runs, only the
 * host may share it.
 */
export async function setSharing(
  { rooms }: Pick<Context, 'rooms'>,
  person: string,
  table: string,
  wanted: 'shared' | 'private',
): Promise<Result<TableRecord, Fault>> {
  const done = await rooms.act(table, planSharing(person, wanted));
  return done.ok ? ok(done.value.record) : done;
}

function planSharing(person: string, wanted: 'shared' | 'private'): Planning {
  return async ({ record }) => {
    const seat = seatOf(record, person);
    if (seat === undefined) return refuse(record.visibility === 'public' ? 'not-seated' : 'no-such-table');
    const refused = refusalOf(record, person, wanted);
    if (refused) return refuse(refused);
    const { sharedBy, ...rest } = record;
    if (record.visibility === 'public' || (sharedBy === undefined) === (wanted === 'private')) return ok(undefined);
    const next = wanted === 'shared' ? { ...rest, sharedBy: seat } : rest;
    return ok({ record: next, events: [{ text: wanted === 'shared' ? 'shared' : 'unshared', seat }] });
  };
}

function refusalOf({ status, visibility, hostId }: TableRecord, person: string, wanted: 'shared' | 'private') {
  if (status !== 'finished' && status !== 'running') return 'not-over';
  if (visibility === 'public') return wanted === 'private' ? 'always-public' : undefined;
  return status === 'running' && wanted === 'shared' && hostId !== person ? 'not-host' : undefined;
}
