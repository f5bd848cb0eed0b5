import type { PersonRef, Tournament, TournamentInfo, TournamentRow, TournamentTable } from '@durbar/protocol';
import { seatRating } from '../archive/shown-rating.ts';
import type { Context } from '../context.ts';
import { presenceOf } from '../people/presence.ts';
import type { TournamentsRow } from '../storage/schema/meeting.ts';
import type { TableRecord } from '../storage/table-records.ts';
import type { EntrantRecord, PlaceRecord } from '../storage/tournaments.ts';
import { scaleFor } from './points.ts';
import { placeOf } from './rounds.ts';
import { scoresOf } from './standings.ts';

const LISTED = 60;

/** The tournaments a person may see in a list. */
export async function listTournaments({ storage }: Context, person: string): Promise<TournamentInfo[]> {
  const rows = await storage.tournaments.list(person, LISTED);
  const ids = rows.map(({ id }) => id);
  const entrants = Map.groupBy(await storage.tournaments.entrants(ids), ({ tournament_id }) => tournament_id);
  const places = Map.groupBy(await storage.tournaments.places(ids), ({ tournament_id }) => tournament_id);
  const hosts = await hostsOf({ storage }, rows);
  return rows.map((row) =>
    infoOf(row, { entrants: entrants.get(row.id) ?? [], places: places.get(row.id) ?? [], person, hosts }),
  );
}

/** One tournament with everything about it; anyone who has its id may see it. */
export async function showTournament(context: Context, person: string, row: TournamentsRow): Promise<Tournament> {
  const { storage, now } = context;
  const entrants = await storage.tournaments.entrants([row.id]);
  const places = await storage.tournaments.places([row.id]);
  const records = await storage.tables.loadMany([...new Set(places.map(({ table_id }) => table_id))]);
  const hosts = await hostsOf(context, [row]);
  const info = infoOf(row, { entrants, places, person, hosts });
  return {
    info,
    scale: [...scaleFor(row.size)],
    standings: rowsOf(row, entrants, places),
    tables: tablesOf(places, {
      records: new Map(records.map((record) => [record.id, record])),
      entrants: new Map(entrants.map((entrant) => [entrant.person_id, entrant])),
      mine: info.myTable,
      now: now(),
    }),
  };
}

async function hostsOf({ storage }: Pick<Context, 'storage'>, rows: readonly TournamentsRow[]): Promise<Map<string, PersonRef>> {
  const people = await storage.people.byIds([...new Set(rows.flatMap(({ host_id }) => host_id ?? []))]);
  return new Map(people.map(({ id, name }) => [id, { id, name }]));
}

interface Around {
  readonly entrants: readonly EntrantRecord[];
  readonly places: readonly PlaceRecord[];
  readonly person: string;
  readonly hosts: ReadonlyMap<string, PersonRef>;
}

function infoOf(row: TournamentsRow, { entrants, places, person, hosts }: Around): TournamentInfo {
  const host = hosts.get(row.host_id ?? '');
  const mine = places.find((place) => place.person_id === person && place.round === row.round && place.points === null);
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    options: JSON.parse(row.options),
    size: row.size,
    rounds: row.rounds,
    pace: JSON.parse(row.pace),
    visibility: row.visibility,
    stakes: row.stakes,
    startsAt: row.starts_at,
    status: row.status,
    round: row.round,
    entrants: entrants.length,
    joined: entrants.some(({ person_id, left_at }) => person_id === person && left_at === null),
    winners: row.status === 'finished' ? winnersOf(row, entrants, places) : [],
    ...(host ? { host } : {}),
    ...(mine && row.status === 'running' ? { myTable: mine.table_id } : {}),
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
  };
}

function winnersOf(row: TournamentsRow, entrants: readonly EntrantRecord[], places: readonly PlaceRecord[]): PersonRef[] {
  return rowsOf(row, entrants, places)
    .filter(({ rank }) => rank === 1)
    .map(({ person }) => person);
}

function rowsOf({ round }: TournamentsRow, entrants: readonly EntrantRecord[], places: readonly PlaceRecord[]): TournamentRow[] {
  const known = new Map(entrants.map((entrant) => [entrant.person_id, entrant]));
  const gained = new Map(places.map((place) => [`${place.person_id} ${place.round}`, place.points]));
  const rounds = [...Array(round).keys()].map((index) => index + 1);
  return scoresOf([...known.keys()], places.map(placeOf)).map(({ person, rank, points, opponents }) => ({
    ...entrantShown(person, known.get(person)),
    rank,
    points,
    opponents,
    byRound: rounds.map((one) => gained.get(`${person} ${one}`) ?? null),
    left: (known.get(person)?.left_at ?? null) !== null,
  }));
}

function entrantShown(id: string, entrant: EntrantRecord | undefined) {
  return { person: { id, name: entrant?.name ?? '' }, ...(entrant ? seatRating(entrant) : {}) };
}

interface Seated {
  readonly records: ReadonlyMap<string, TableRecord>;
  readonly entrants: ReadonlyMap<string, EntrantRecord>;
  /** The table of the person who looks. */
  readonly mine: string | undefined;
  readonly now: number;
}

function tablesOf(places: readonly PlaceRecord[], around: Seated): TournamentTable[] {
  const tables = [...Map.groupBy(places, ({ table_id }) => table_id).values()].flatMap((seated) => {
    const [first] = seated;
    const record = first && around.records.get(first.table_id);
    return first && record ? [tableOf(first, { seated, record, around })] : [];
  });
  return tables.sort((a, b) => b.round - a.round || a.number - b.number);
}

interface OneTable {
  readonly seated: readonly PlaceRecord[];
  readonly record: TableRecord;
  readonly around: Seated;
}

function tableOf(first: PlaceRecord, { seated, record, around }: OneTable): TournamentTable {
  const { entrants, mine, now } = around;
  const isReady = (person: string): boolean => record.seats.some(({ personId, ready }) => personId === person && ready);
  return {
    round: first.round,
    number: first.number,
    table: first.table_id,
    status: record.status,
    bots: first.bots,
    ...(record.status === 'open' ? { startsBy: first.starts_by } : {}),
    people: seated.map(({ person_id, name, rank, points }) => {
      const entrant = entrants.get(person_id);
      return {
        person: { id: person_id, name },
        ...(entrant ? seatRating(entrant) : {}),
        ...(entrant && record.id === mine ? { presence: presenceOf({ ...entrant, id: person_id }, now) } : {}),
        ready: isReady(person_id),
        ...(rank === null ? {} : { rank }),
        ...(points === null ? {} : { points }),
      };
    }),
  };
}
