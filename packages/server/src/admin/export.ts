import { createHmac, randomBytes } from 'node:crypto';
import type { Storage } from '../storage/index.ts';
import { deciderIn, type JournalLine } from '../storage/journal-lines.ts';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';

/** How players are identified: by pseudonyms that stay the same in every export of this server, or by their own names. */
export type Naming = 'pseudonyms' | 'names';

/** A finished game for research: playing the texts in this set-up gives the same game. */
export interface ExportedGame {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly edition: string;
  readonly editionData?: unknown;
  readonly pace: TableRecord['pace'];
  readonly stakes: TableRecord['stakes'];
  /** The day in UTC. */
  readonly day: string;
  readonly seats: readonly ExportedSeat[];
  readonly moves: readonly ExportedMove[];
}

export interface ExportedSeat {
  readonly seat: number;
  readonly kind: 'person' | 'program' | 'bot';
  /** The level of a bot; absent for people who have deleted their account. */
  readonly player?: string;
  readonly rank: number;
  readonly score: number;
  readonly resigned?: true;
}

/** Milliseconds since the start. */
export type ExportedMove =
  | { readonly by: number | 'chance'; readonly text: string; readonly ms: number }
  | { readonly by: number | 'chance'; readonly backTo: number; readonly ms: number };

const PAGE = 50;

/** All finished public games, oldest first, a page at a time: the server may be running, and there may be any number of them. */
export async function* exportGames(storage: Storage, naming: Naming): AsyncGenerator<ExportedGame> {
  const key = await storage.secrets.ensure('export', () => randomBytes(32).toString('base64url'));
  const pseudonym = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 12);
  const called = (text: string, name: string): string => (naming === 'names' ? name : pseudonym(text));
  for (let after: Place = { ended_at: -1, table_id: '' }; ; ) {
    const page = await pageAfter(storage, after);
    for (const record of await storage.tables.loadMany(page.map(({ table_id }) => table_id)))
      yield exported(record, await storage.archive.journal(record.id), {
        called,
        editionData: await editionOf(storage, record),
      });
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last;
  }
}

interface Place {
  readonly ended_at: number;
  readonly table_id: string;
}

function pageAfter({ db }: Storage, { ended_at, table_id }: Place): Promise<Place[]> {
  return db
    .selectFrom('archive')
    .select(['ended_at', 'table_id'])
    .where('visibility', '=', 'public')
    .where((eb) => eb(eb.refTuple('ended_at', 'table_id'), '>', eb.tuple(ended_at, table_id)))
    .orderBy('ended_at')
    .orderBy('table_id')
    .limit(PAGE)
    .execute();
}

async function editionOf({ editions }: Storage, { editionHash }: TableRecord): Promise<unknown> {
  const content = editionHash === undefined ? undefined : await editions.get(editionHash);
  return content === undefined ? undefined : JSON.parse(content);
}

interface Exporting {
  readonly called: (text: string, name: string) => string;
  readonly editionData: unknown;
}

function exported(record: TableRecord, journal: readonly JournalLine[] = [], { called, editionData }: Exporting): ExportedGame {
  const { id, game, rulesVersion, players, options, edition, pace, stakes, endedAt = 0 } = record;
  return {
    id: called(id, id),
    game,
    rulesVersion,
    players,
    options,
    edition,
    ...(editionData === undefined ? {} : { editionData }),
    pace,
    stakes,
    day: new Date(endedAt).toISOString().slice(0, 10),
    seats: (record.standings ?? []).map(({ seat, rank, score }) => ({
      seat,
      ...sitting(record.seats[seat], called),
      rank,
      score,
    })),
    moves: journal.filter(({ number }) => number >= 0).map((line) => moveIn(line, record.startedAt ?? 0)),
  };
}

function sitting(seat: SeatRecord | undefined, called: Exporting['called']): Pick<ExportedSeat, 'kind' | 'player' | 'resigned'> {
  const { personId, name = '', bot, isProgram, resignedAt } = seat ?? {};
  if (bot !== undefined) return { kind: 'bot', player: bot };
  return {
    kind: isProgram ? 'program' : 'person',
    ...(personId === undefined ? {} : { player: called(personId, name) }),
    ...(resignedAt === undefined ? {} : { resigned: true }),
  };
}

function moveIn(line: JournalLine, startedAt: number): ExportedMove {
  const common = { by: deciderIn(line), ms: Math.max(0, line.at - startedAt) };
  return line.kind === 'move' ? { ...common, text: line.text } : { ...common, backTo: Number(line.text) };
}
