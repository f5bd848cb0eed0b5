import type { PersonRef, Tournament, TournamentInfo, TournamentRow, TournamentTable } from '@durbar/protocol';
import type { Context } from '../context.ts';
import type { TournamentsRow } from '../storage/schema.ts';
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
  const { storage } = context;
  const entrants = await storage.tournaments.entrants([row.id]);
  const places = await storage.tournaments.places([row.id]);
  const records = await storage.tables.loadMany([...new Set(places.map(({ table_id }) => table_id))]);
  const hosts = await hostsOf(context, [row]);
  return {
    info: infoOf(row, { entrants, places, person, hosts }),
    scale: [...scaleFor(row.size)],
    standings: rowsOf(row, entrants, places),
    tables: tablesOf(places, new Map(records.map((record) => [record.id, record]))),
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
    person: { id: person, name: known.get(person)?.name ?? '' },
    rank,
    points,
    opponents,
    byRound: rounds.map((one) => gained.get(`${person} ${one}`) ?? null),
    left: (known.get(person)?.left_at ?? null) !== null,
  }));
}

function tablesOf(places: readonly PlaceRecord[], records: ReadonlyMap<string, TableRecord>): TournamentTable[] {
  const tables = [...Map.groupBy(places, ({ table_id }) => table_id).values()].flatMap((seated) => {
    const [first] = seated;
    const record = first && records.get(first.table_id);
    return first && record ? [tableOf(first, seated, record)] : [];
  });
  return tables.sort((a, b) => b.round - a.round || a.number - b.number);
}

function tableOf(first: PlaceRecord, seated: readonly PlaceRecord[], record: TableRecord): TournamentTable {
  const isReady = (person: string): boolean => record.seats.some(({ personId, ready }) => personId === person && ready);
  return {
    round: first.round,
    number: first.number,
    table: first.table_id,
    status: record.status,
    bots: first.bots,
    ...(record.status === 'open' ? { startsBy: first.starts_by } : {}),
    people: seated.map(({ person_id, name, rank, points }) => ({
      person: { id: person_id, name },
      ready: isReady(person_id),
      ...(rank === null ? {} : { rank }),
      ...(points === null ? {} : { points }),
    })),
  };
}
