import { ok, type Result } from '@durbar/engine';
import type { CommandOf, Fault, TableInfo } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { recheckPerson } from '../people/recheck.ts';
import { planMove } from '../play/answer.ts';
import type { Planning } from '../play/planned.ts';
import { seatOf } from '../play/room.ts';
import { withdrawAccess } from '../tables/admission.ts';
import { planLeaveOpen, planReady, type Sitter } from '../tables/gather.ts';
import { changeTable, joinTable } from '../tables/joining.ts';
import { startingIn } from '../tables/start.ts';

/** A program accepts an invitation: it takes a seat, or says it is ready at the one it has. */
export async function accept(
  context: Context,
  program: Sitter,
  table: string,
  wanted: { seat?: number },
): Promise<Result<TableInfo, Fault>> {
  const record = await context.storage.tables.load(table);
  const isSeated = record !== undefined && seatOf(record, program.id) !== undefined;
  const joined = isSeated ? ok(undefined) : await joinTable(context, program, table, wanted);
  if (!joined.ok) return joined;
  recheckPerson(context, program.id);
  // A turn-based table may have started when the last player sat down.
  if (joined.value && joined.value.status !== 'open') return ok(joined.value);
  return changeTable(context, table, friendly(planReady(program.id, { ready: true }, startingIn(context))));
}

/** A program declines: it leaves a table that hasn't started, or gives up its access. */
export async function decline(context: Context, program: string, table: string): Promise<Result<void, Fault>> {
  const record = await context.storage.tables.load(table);
  if (!record) return refuse('no-such-table');
  if (seatOf(record, program) !== undefined) {
    const left = await changeTable(context, table, planLeaveOpen(program, context.now()));
    if (!left.ok) return left;
  }
  await withdrawAccess(context, table, program);
  return ok(undefined);
}

/** A program answers the question it was asked when the journal had `number` entries. */
export async function answer(
  { rooms, time }: Context,
  program: string,
  table: string,
  given: Pick<CommandOf<'move'>, 'number' | 'text'>,
): Promise<Result<{ number: number }, Fault>> {
  const done = await rooms.act(table, friendly(planMove(program, given, time())));
  return done.ok ? ok({ number: done.value.number }) : done;
}

/** No program decides where ratings are at stake. */
export function friendly(plan: Planning): Planning {
  return async (shown) => (shown.record.stakes === 'rated' ? refuse('friendly-only') : plan(shown));
}
