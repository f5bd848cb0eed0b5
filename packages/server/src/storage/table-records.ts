import type { ChanceShare } from '@durbar/engine';
import type {
  OutOfTime,
  Pace,
  PageLanguage,
  Stakes,
  StandingInfo,
  TableRequest,
  TableStatus,
  Visibility,
} from '@durbar/protocol';
import { seatRating } from '../archive/shown-rating.ts';
import type { SeatsRow, TablesRow } from './schema/tables.ts';
import type { Seal } from './seal.ts';

export interface SeatRecord {
  readonly seat: number;
  readonly personId?: string;
  /** Read with the seat, not written. */
  readonly name?: string;
  /** A program plays for this person; read with the seat, not written. */
  readonly isProgram?: true;
  /** The person's rating in the table's game; read with the seat, not written. */
  readonly rating?: { readonly value: number; readonly games: number };
  readonly bot?: string;
  readonly ready: boolean;
  readonly away: boolean;
  readonly awaySince?: number;
  readonly resignedAt?: number;
  /** The number of moves when the person returned; undoing earlier stand-in moves needs consent. */
  readonly ownFrom?: number;
}

/** Who decides, since and until when; for live games also each seat's remaining time. */
export interface TurnRecord {
  readonly decider: number;
  readonly since: number;
  readonly deadline?: number;
}

export interface TableRecord {
  readonly id: string;
  readonly version: number;
  readonly status: TableStatus;
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly edition: string;
  readonly editionHash?: string;
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly stakes: Stakes;
  readonly outOfTime: OutOfTime;
  /** The level of the bots that take free seats at the start. */
  readonly fill?: string;
  /** The server chose who plays: seats are fixed, and the game starts once everyone is ready. */
  readonly seated?: true;
  readonly language?: PageLanguage;
  /** The finished table whose deal is played again. */
  readonly sameAs?: string;
  readonly hostId?: string;
  readonly seats: readonly SeatRecord[];
  readonly length: number;
  readonly turn?: TurnRecord;
  readonly clocks?: readonly number[];
  /** Clocks have been stopped since this time. */
  readonly pausedAt?: number;
  readonly request?: TableRequest;
  readonly seed?: string;
  /** The server's share of the seed. */
  readonly secret?: string;
  readonly commitment?: string;
  /** The clients' promised and revealed shares; none in older games. */
  readonly shares?: readonly ChanceShare[];
  /** Latest start time of a table about to start; seats are locked. */
  readonly revealBy?: number;
  readonly standings?: readonly StandingInfo[];
  readonly rematch?: string;
  /** The seat whose player lets anyone with the link see the finished private game. */
  readonly sharedBy?: number;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
}

/** Columns derived from a record; the store sets version and time of change. */
export function tableColumns(record: TableRecord, seal: Seal): Omit<TablesRow, 'version' | 'updated_at'> {
  return {
    id: record.id,
    game: record.game,
    players: record.players,
    pace: JSON.stringify(record.pace),
    visibility: record.visibility,
    out_of_time: record.outOfTime,
    fill: record.fill ?? null,
    seated: record.seated ? 1 : 0,
    language: record.language ?? null,
    same_as: record.sameAs ?? null,
    created_at: record.createdAt,
    ...changingColumns(record, seal),
  };
}

/** What every move changes, in prepared-statement order. */
export const MOVING_COLUMNS = [
  'length',
  'decider',
  'turn_since',
  'deadline',
  'clocks',
] as const satisfies readonly (keyof TablesRow)[];

export function movingColumns({ length, turn, clocks }: TableRecord): Pick<TablesRow, (typeof MOVING_COLUMNS)[number]> {
  return {
    length,
    decider: turn?.decider ?? null,
    turn_since: turn?.since ?? null,
    deadline: turn?.deadline ?? null,
    clocks: clocks ? JSON.stringify(clocks) : null,
  };
}

const MOVING: ReadonlySet<string> = new Set<keyof TableRecord>(['version', 'length', 'turn', 'clocks']);

/** Whether only moving columns can differ: then no secret has to be sealed again. */
export function isJustMoved(before: TableRecord, after: TableRecord): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as ReadonlySet<keyof TableRecord>;
  return [...names].every((name) => MOVING.has(name) || before[name] === after[name]);
}

/** Mutable columns, in prepared-statement order. */
export const CHANGING_COLUMNS = [
  ...MOVING_COLUMNS,
  'status',
  'rules_version',
  'options',
  'edition',
  'edition_hash',
  'stakes',
  'paused_at',
  'request',
  'standings',
  'rematch',
  'shared_by',
  'host_id',
  'seed',
  'secret',
  'commitment',
  'shares',
  'reveal_by',
  'started_at',
  'ended_at',
] as const satisfies readonly (keyof TablesRow)[];

export function changingColumns(record: TableRecord, seal: Seal): Pick<TablesRow, (typeof CHANGING_COLUMNS)[number]> {
  const { request, standings, shares } = record;
  return {
    ...movingColumns(record),
    status: record.status,
    rules_version: record.rulesVersion,
    options: JSON.stringify(record.options),
    edition: record.edition,
    edition_hash: record.editionHash ?? null,
    stakes: record.stakes,
    paused_at: record.pausedAt ?? null,
    request: request ? JSON.stringify(request) : null,
    standings: standings ? JSON.stringify(standings) : null,
    rematch: record.rematch ?? null,
    shared_by: record.sharedBy ?? null,
    host_id: record.hostId ?? null,
    seed: kept(record, 'seed', seal),
    secret: kept(record, 'secret', seal),
    commitment: record.commitment ?? null,
    shares: shares ? JSON.stringify(shares) : null,
    reveal_by: record.revealBy ?? null,
    started_at: record.startedAt ?? null,
    ended_at: record.endedAt ?? null,
  };
}

/** Public after the game, and verifying must not depend on a key. */
function kept(record: TableRecord, column: SealedColumn, seal: Seal): string | null {
  const text = record[column];
  if (text === undefined) return null;
  const isPublic = record.status === 'finished' || record.status === 'cancelled';
  return isPublic ? text : seal.close(text, placeOf(record.id, column));
}

/** A sealed text only opens in its own row. */
export function placeOf(table: string, column: SealedColumn): string {
  return `${table}.${column}`;
}

export const SEALED_COLUMNS = ['seed', 'secret'] as const satisfies readonly (keyof TablesRow & keyof TableRecord)[];
type SealedColumn = (typeof SEALED_COLUMNS)[number];

export function seatColumns(table: string, record: SeatRecord): SeatsRow {
  return {
    table_id: table,
    seat: record.seat,
    person_id: record.personId ?? null,
    bot: record.bot ?? null,
    ready: record.ready ? 1 : 0,
    away: record.away ? 1 : 0,
    away_since: record.awaySince ?? null,
    resigned_at: record.resignedAt ?? null,
    own_from: record.ownFrom ?? null,
  };
}

export type NamedSeatRow = SeatsRow & {
  name: string | null;
  program: number | null;
  mu: number | null;
  sigma: number | null;
  games: number | null;
};

function seatRecord(row: NamedSeatRow): SeatRecord {
  return {
    seat: row.seat,
    ...(row.person_id === null ? {} : { personId: row.person_id }),
    ...(row.name === null ? {} : { name: row.name }),
    ...(row.program === 1 ? { isProgram: true } : {}),
    ...seatRating(row),
    ...(row.bot === null ? {} : { bot: row.bot }),
    ready: row.ready === 1,
    away: row.away === 1,
    ...(row.away_since === null ? {} : { awaySince: row.away_since }),
    ...(row.resigned_at === null ? {} : { resignedAt: row.resigned_at }),
    ...(row.own_from === null ? {} : { ownFrom: row.own_from }),
  };
}

function turnRecord(row: TablesRow): TurnRecord | undefined {
  if (row.decider === null || row.turn_since === null) return undefined;
  return { decider: row.decider, since: row.turn_since, ...(row.deadline === null ? {} : { deadline: row.deadline }) };
}

export function tableRecord(row: TablesRow, seats: readonly NamedSeatRow[], seal: Seal): TableRecord {
  const turn = turnRecord(row);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    game: row.game,
    rulesVersion: row.rules_version,
    players: row.players,
    options: JSON.parse(row.options),
    edition: row.edition,
    pace: JSON.parse(row.pace),
    visibility: row.visibility,
    stakes: row.stakes,
    outOfTime: row.out_of_time,
    length: row.length,
    createdAt: row.created_at,
    seats: seats.map(seatRecord).sort((a, b) => a.seat - b.seat),
    ...(turn ? { turn } : {}),
    ...optionalParts(row),
    ...chanceParts(row, seal),
  };
}

function optionalParts(row: TablesRow): Partial<TableRecord> {
  return {
    ...(row.edition_hash === null ? {} : { editionHash: row.edition_hash }),
    ...(row.fill === null ? {} : { fill: row.fill }),
    ...(row.seated === 0 ? {} : { seated: true }),
    ...(row.language === null ? {} : { language: row.language }),
    ...(row.same_as === null ? {} : { sameAs: row.same_as }),
    ...(row.host_id === null ? {} : { hostId: row.host_id }),
    ...(row.clocks === null ? {} : { clocks: JSON.parse(row.clocks) }),
    ...(row.paused_at === null ? {} : { pausedAt: row.paused_at }),
    ...(row.request === null ? {} : { request: JSON.parse(row.request) }),
    ...(row.standings === null ? {} : { standings: JSON.parse(row.standings) }),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    ...(row.shared_by === null ? {} : { sharedBy: row.shared_by }),
    ...(row.started_at === null ? {} : { startedAt: row.started_at }),
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
  };
}

function chanceParts(row: TablesRow, seal: Seal): Partial<TableRecord> {
  const { id, seed, secret, commitment, shares, reveal_by } = row;
  return {
    ...(seed === null ? {} : { seed: seal.open(seed, placeOf(id, 'seed')) }),
    ...(secret === null ? {} : { secret: seal.open(secret, placeOf(id, 'secret')) }),
    ...(commitment === null ? {} : { commitment }),
    ...(shares === null ? {} : { shares: JSON.parse(shares) }),
    ...(reveal_by === null ? {} : { revealBy: reveal_by }),
  };
}
