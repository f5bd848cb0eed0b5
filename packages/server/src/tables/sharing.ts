import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { Planning } from '../play/planned.ts';
import { seatOf } from '../play/room.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { mayWatch } from './admission.ts';

/** Whether anyone with the link may see a finished game. Sharing opens the game, never the table: its chat stays private. */
export function isShared({ status, visibility, sharedBy }: TableRecord): boolean {
  return status === 'finished' && (visibility === 'public' || sharedBy !== undefined);
}

/** Whether someone may see a game afterwards; strangers see only shared games. */
export async function mayReview(context: Pick<Context, 'storage'>, record: TableRecord, person?: string): Promise<boolean> {
  return isShared(record) || (person !== undefined && mayWatch(context, record, person));
}

/** Shares a finished private game with anyone who has the link, or makes it private again. Every player of the game may do both. */
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
    if (record.status !== 'finished') return refuse('not-over');
    if (record.visibility === 'public') return wanted === 'shared' ? ok(undefined) : refuse('always-public');
    const { sharedBy, ...rest } = record;
    if ((sharedBy === undefined) === (wanted === 'private')) return ok(undefined);
    const next = wanted === 'shared' ? { ...rest, sharedBy: seat } : rest;
    return ok({ record: next, events: [{ text: wanted === 'shared' ? 'shared' : 'unshared', seat }] });
  };
}
