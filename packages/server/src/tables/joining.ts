import { ok, type Result } from '@durbar/engine';
import type { Fault, TableInfo } from '@durbar/protocol';
import { seatRating } from '../archive/shown-rating.ts';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { Planning } from '../play/planned.ts';
import { mayWatch } from './admission.ts';
import { type Joining, planJoin, type Sitter } from './gather.ts';
import { infoOf } from './info.ts';
import { startingIn } from './start.ts';

/** Changes a table and returns its new state. */
export async function changeTable({ rooms }: Context, table: string, plan: Planning): Promise<Result<TableInfo, Fault>> {
  const done = await rooms.act(table, plan);
  return done.ok ? ok(infoOf(done.value.record)) : done;
}

/** Takes a seat at a table that the person may see and where no one has blocked anyone. */
export async function joinTable(
  context: Context,
  person: Sitter,
  table: string,
  wanted: Joining,
): Promise<Result<TableInfo, Fault>> {
  const { storage, settings } = context;
  const record = await storage.tables.load(table);
  if (!record || !(await mayWatch(context, record, person.id))) return refuse('no-such-table');
  const others = record.seats.flatMap(({ personId }) => personId ?? []);
  if (await storage.relations.isBlocked(person.id, others)) return refuse('blocked');
  if ((await storage.tables.countSeated(person.id)) >= settings.maxSeats) return refuse('too-many-tables');
  const rated = (await storage.archive.ratings(person.id)).find(({ game }) => game === record.game);
  const sitter = { ...person, ...(rated ? seatRating(rated) : {}) };
  return changeTable(context, table, planJoin(sitter, wanted, startingIn(context)));
}
