import { randomInt } from 'node:crypto';
import type { Pace } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import type { Job } from '../storage/jobs.ts';
import type { PlacesRow, TournamentsRow } from '../storage/schema/meeting.ts';
import type { PlaceRecord } from '../storage/tournaments.ts';
import { seatedTable } from '../tables/seating.ts';
import { seatingPlan } from './seating-plan.ts';
import { meetingsIn, type RoundPlace, scoresOf } from './standings.ts';
import { tellTournament } from './telling.ts';

export const FEWEST_PEOPLE = 2;
/** How long a live table waits for everyone. */
const WAIT = 10 * 60_000;
/** People who block each other sit together only if nothing else is possible. */
const BLOCKED = 1000;

export function jobOf(tournament: string, dueAt: number): Job {
  return { key: `tournament:${tournament}`, kind: 'tournament', subject: tournament, dueAt };
}

export function placeOf({ round, table_id, person_id, rank, points }: PlacesRow): RoundPlace {
  return { round, table: table_id, person: person_id, ...(rank === null || points === null ? {} : { rank, points }) };
}

/** Starts the next round unless another process already has. Its tables are created from the stored places. */
export async function startNextRound(context: Context, tournament: TournamentsRow): Promise<boolean> {
  const { storage, now } = context;
  const entrants = await storage.tournaments.entrants([tournament.id]);
  const staying = entrants.filter(({ left_at }) => left_at === null).map(({ person_id }) => person_id);
  const past = (await storage.tournaments.places([tournament.id])).map(placeOf);
  const meetings = await acquaintances(context, staying, past);
  // Equal people keep the order they are given in.
  const order = scoresOf(shuffled(staying), past).map(({ person }) => person);
  const plan = seatingPlan(order, tournament.size, { meetings });
  const isLive = (JSON.parse(tournament.pace) as Pace).kind === 'live';
  const startsBy = isLive ? now() + WAIT : now();
  const tables = plan.map((people, index) => ({ id: newId(), people, number: index + 1 }));
  const places = tables.flatMap(({ id, people, number }) =>
    people.map(
      (person_id): PlacesRow => ({
        tournament_id: tournament.id,
        round: tournament.round + 1,
        person_id,
        table_id: id,
        number,
        bots: botsBeside(context, tournament, people.length),
        starts_by: startsBy,
        rank: null,
        points: null,
      }),
    ),
  );
  const checks = tables.map(({ id }) => ({
    key: `tournament-check:${id}`,
    kind: 'tournament-check',
    subject: id,
    dueAt: startsBy,
  }));
  const isStarted = await storage.tournaments.startRound({ tournament, places, jobs: [...checks, jobOf(tournament.id, now())] });
  if (!isStarted) return false;
  await createTables(context, { ...tournament, round: tournament.round + 1 });
  tellTournament(context, tournament.id);
  return true;
}

async function acquaintances({ storage }: Context, people: readonly string[], past: readonly RoundPlace[]) {
  const met = meetingsIn(past);
  const blocks = await storage.relations.blocksAmong(people);
  const blocked = new Set(blocks.flatMap(({ person_id, other_id }) => [`${person_id} ${other_id}`, `${other_id} ${person_id}`]));
  return (one: string, other: string): number => met(one, other) + (blocked.has(`${one} ${other}`) ? BLOCKED : 0);
}

/** A table with too few people for the game gets bots. */
function botsBeside({ rulebook }: Context, { game }: TournamentsRow, people: number): number {
  const least = Math.max(FEWEST_PEOPLE, rulebook.game(game)?.players.min ?? FEWEST_PEOPLE);
  return Math.max(0, least - people);
}

/** Creates the tables of the current round that don't exist yet. */
export async function createTables(context: Context, tournament: TournamentsRow): Promise<void> {
  const { storage, rulebook, settings, now } = context;
  const { id, name, game, pace, visibility, stakes, round } = tournament;
  const places = (await storage.tournaments.places([id])).filter((place) => place.round === round);
  const known = new Set(
    (await storage.tables.loadMany([...new Set(places.map(({ table_id }) => table_id))])).map((one) => one.id),
  );
  for (const [table, seated] of Map.groupBy(places, ({ table_id }) => table_id)) {
    if (known.has(table)) continue;
    const people = seated.map(({ person_id }) => person_id);
    const bots = { count: seated[0]?.bots ?? 0, level: settings.standInLevel };
    const terms = { game, options: JSON.parse(tournament.options), pace: JSON.parse(pace), visibility, stakes };
    const record = seatedTable(rulebook, { id: table, terms, people, bots, now: now() });
    if (!record.ok) throw new Error(`a table of a tournament was refused: ${record.fault.message}`);
    if (await storage.tables.create(record.value, now()))
      for (const person of people) tellRound(context, person, { id, name, table });
  }
}

function tellRound(
  { hub, storage }: Context,
  person: string,
  { id, name, table }: { readonly id: string; readonly name: string; readonly table: string },
): void {
  const message = { type: 'round', tournament: id, name, table } as const;
  hub.toPerson(person, message);
  storage.bus.publish({ kind: 'turn', person, message });
}

function shuffled(people: readonly string[]): string[] {
  const keyed = people.map((person) => ({ person, key: randomInt(2 ** 47) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ person }) => person);
}

/** Whether everyone's result of a round is known. */
export function isOver(places: readonly PlaceRecord[], round: number): boolean {
  return places.every((place) => place.round !== round || place.points !== null);
}
