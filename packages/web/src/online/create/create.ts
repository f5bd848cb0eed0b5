import { fail, ok, type Result } from '@durbar/engine';
import type { Fault, NewTable, OutOfTime, Pace, Stakes, TableInfo, Visibility } from '@durbar/protocol';
import type { TableDraft } from '../../shell/new/plan.svelte.ts';
import { current } from '../../store/settings.svelte.ts';
import { api } from '../api.ts';
import { enter } from '../connection.svelte.ts';
import { promiseShare } from '../shares.ts';

export interface OnlineTerms {
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly stakes: Stakes;
  readonly outOfTime: OutOfTime;
  /** The level of the bots that take seats still open at the start. */
  readonly fill?: string;
}

/** Creates a table on the server from the draft: bots are seated, other people's seats stay open. */
export async function createOnline(
  draft: TableDraft,
  { pace, visibility, stakes, outOfTime, fill }: OnlineTerms,
): Promise<Result<TableInfo, Fault>> {
  const refused = await enter();
  if (refused) return fail(refused);
  const { players, options = {}, edition, editionData } = draft.setUp;
  const wanted: NewTable = {
    game: draft.game.id,
    players,
    options: { ...options },
    ...(edition === undefined ? {} : { edition }),
    ...(editionData === undefined ? {} : { editionData }),
    pace,
    visibility,
    stakes,
    outOfTime,
    ...(fill === undefined ? {} : { fill }),
    language: current().language,
    promise: promiseShare(),
  };
  const created = await api.createTable(wanted);
  return created.ok ? seatBots(created.value, draft) : created;
}

async function seatBots(info: TableInfo, { seats }: TableDraft): Promise<Result<TableInfo, Fault>> {
  let latest = info;
  for (const [seat, { driver }] of seats.entries()) {
    if (seat === 0 || driver.kind !== 'bot') continue;
    const seated = await api.setSeat(info.id, seat, driver.level);
    if (!seated.ok) return seated;
    latest = seated.value;
  }
  const hasOpenSeat = latest.seats.some(({ person, bot }) => !person && bot === undefined);
  if (hasOpenSeat || latest.status !== 'open') return ok(latest);
  return api.start(info.id);
}
