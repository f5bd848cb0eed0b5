import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { type Shown, stateFor, writeState } from '../play/project.ts';
import { isShownElsewhere } from '../tables/sharing.ts';

interface Known {
  /** The version of the table that the reader has. */
  readonly version?: number;
  /** The number of journal entries that the reader has. */
  readonly have?: number;
}

/**
 * A running game that is public or shared, as text: a message for spectators without the chat, or none if nothing changed. Its record comes from
 * the storage: a withdrawal counts in every process.
 */
export async function liveGame(
  { storage, rooms }: Pick<Context, 'storage' | 'rooms'>,
  table: string,
  { version, have = 0 }: Known,
): Promise<Result<string, Fault>> {
  const record = await storage.tables.load(table);
  if (!record) return refuse('no-such-table');
  if (!isShownElsewhere(record)) return refuse(record.visibility === 'public' ? 'not-running' : 'private-game');
  if (record.version === version) return ok('{}');
  const text = await rooms.lookClosely(table, (shown) => writeState(stateFor(withoutRematch(shown), 'spectator'), have, []));
  return text === undefined ? refuse('no-such-table') : ok(`{"state":${text}}`);
}

/** Where its players went afterwards is their own business. */
function withoutRematch({ record, ...shown }: Shown): Shown {
  const { rematch: _next, ...rest } = record;
  return { ...shown, record: rest };
}

/** The players' own edition of such a game. */
export async function shownEdition({ storage }: Pick<Context, 'storage'>, table: string): Promise<Result<unknown, Fault>> {
  const record = await storage.tables.load(table);
  const content =
    record?.editionHash !== undefined && isShownElsewhere(record) ? await storage.editions.get(record.editionHash) : undefined;
  return content === undefined ? refuse('no-such-table') : ok(JSON.parse(content));
}
