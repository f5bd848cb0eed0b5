import type { Context } from '../context.ts';
import type { TableRecord } from '../storage/table-records.ts';
import type { WaitingTable } from './hook-texts.ts';

/** Whether a table waits for a person: it's their turn, no bot plays for them, and the game isn't paused. */
export function waitsFor({ status, turn, seats, pausedAt }: TableRecord, person: string): boolean {
  const seat = turn && seats[turn.decider];
  return status === 'running' && pausedAt === undefined && seat?.personId === person && !seat.away;
}

/** Tables that wait for a person, nearest deadline first, then longest wait. */
export function byUrgency(tables: readonly TableRecord[], person: string): TableRecord[] {
  const deadline = ({ turn }: TableRecord): number => turn?.deadline ?? Number.MAX_SAFE_INTEGER;
  const since = ({ turn }: TableRecord): number => turn?.since ?? 0;
  const waiting = tables.filter((record) => waitsFor(record, person));
  return waiting.sort((a, b) => deadline(a) - deadline(b) || since(a) - since(b));
}

type Naming = Pick<Context, 'rulebook'>;

/** What others may be told about a waiting table: nothing about the position. */
export function waitingTable({ rulebook }: Naming, { id, game, turn }: TableRecord, origin: string): WaitingTable {
  return {
    id,
    game,
    title: rulebook.game(game)?.title ?? game,
    url: new URL(`/table/${id}`, origin).href,
    since: turn?.since ?? 0,
    ...(turn?.deadline === undefined ? {} : { deadline: turn.deadline }),
  };
}
