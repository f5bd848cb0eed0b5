import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { newId } from '../ids.ts';
import { mayWatch } from '../tables/admission.ts';
import { cleanText } from './clean.ts';

export interface ReportWanted {
  readonly table: string;
  /** The number of the reported message. */
  readonly line: number;
  readonly reason: string;
}

/** Stores a report with the message for a moderator. */
export async function report(
  context: Context,
  person: string,
  { table, line, reason }: ReportWanted,
): Promise<Result<void, Fault>> {
  const { storage, rooms, limits, now } = context;
  if (!limits.reports.spend(person)) return refuse('too-fast', limits.reports.comeBack(person));
  const isLet = await rooms.look(table, ({ record }) => mayWatch(context, record, person));
  const [said] = isLet ? await storage.talk.read(table, line, Number.MAX_SAFE_INTEGER) : [];
  if (said?.number !== line || said.kind !== 'chat') return refuse('no-such-table');
  await storage.reports.add({
    id: newId(),
    reporter_id: person,
    reported_id: said.person?.id ?? null,
    table_id: table,
    reason: cleanText(reason),
    content: said.text,
    line,
    created_at: now(),
    closed_at: null,
    resolution: null,
  });
  return ok(undefined);
}
