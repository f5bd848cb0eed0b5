import { ok } from '@durbar/engine';
import type { Context } from '../context.ts';
import type { Planning } from '../play/planned.ts';
import type { ClaimedJob } from '../storage/jobs.ts';
import type { TournamentsRow } from '../storage/schema/meeting.ts';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';
import { begin, type Starting, startingIn } from '../tables/start.ts';
import { evenShare, pointsFor } from './points.ts';
import { createTables, isOver, jobOf, startNextRound } from './rounds.ts';
import { tellTournament } from './telling.ts';

/** Too few people: the start moves by this much, a few times. */
const POSTPONE = 15 * 60_000;
const MOST_POSTPONED = 4;
/** In case the end of a table went unnoticed. */
const LOOK_EVERY = 15_000;
const RETRY = 1000;

/** Moves a tournament on as far as it goes. Any process may do so; each step is taken once. */
export function tournamentJob(context: Context) {
  return async ({ subject }: ClaimedJob): Promise<void> => {
    const tournament = await context.storage.tournaments.load(subject);
    if (tournament?.status === 'open') await openOrPostpone(context, tournament);
    else if (tournament?.status === 'running') await goOn(context, tournament);
  };
}

async function openOrPostpone(context: Context, tournament: TournamentsRow): Promise<void> {
  const { storage, now } = context;
  const { id, size, starts_at, postponed } = tournament;
  if (starts_at > now()) return storage.jobs.put([jobOf(id, starts_at)]);
  const people = await storage.tournaments.entrants([id]);
  if (people.length >= size) {
    // Someone may have joined at the same moment.
    if (!(await startNextRound(context, tournament))) await storage.jobs.put([jobOf(id, now())]);
    return;
  }
  const next = now() + POSTPONE;
  const change =
    postponed >= MOST_POSTPONED
      ? ({ status: 'cancelled', ended_at: now() } as const)
      : { starts_at: next, postponed: postponed + 1 };
  const isChanged = await storage.tournaments.change(tournament, change, []);
  if (isChanged) tellTournament(context, id);
  if (!isChanged || postponed < MOST_POSTPONED) await storage.jobs.put([jobOf(id, isChanged ? next : now())]);
}

async function goOn(context: Context, tournament: TournamentsRow): Promise<void> {
  const { storage, now } = context;
  const { id, round, rounds } = tournament;
  await createTables(context, tournament);
  if (await noteResults(context, tournament)) tellTournament(context, id);
  if (!isOver(await storage.tournaments.places([id]), round)) return storage.jobs.put([jobOf(id, now() + LOOK_EVERY)]);
  const staying = (await storage.tournaments.entrants([id])).filter(({ left_at }) => left_at === null);
  if (round < rounds && staying.length > 1) await startNextRound(context, tournament);
  else if (await storage.tournaments.change(tournament, { status: 'finished', ended_at: now() }, [])) tellTournament(context, id);
}

/** Whether there were any new ones. */
async function noteResults({ storage }: Context, { id, round }: TournamentsRow): Promise<boolean> {
  let isNew = false;
  const open = (await storage.tournaments.places([id])).filter((place) => place.round === round && place.points === null);
  for (const record of await storage.tables.loadMany([...new Set(open.map(({ table_id }) => table_id))])) {
    for (const { person_id } of open.filter(({ table_id }) => table_id === record.id)) {
      const result = resultOf(record, person_id);
      if (!result) continue;
      await storage.tournaments.setResult(record.id, person_id, result);
      isNew = true;
    }
  }
  return isNew;
}

/** A game without a result counts the same for everyone. */
function resultOf({ status, players, seats, standings }: TableRecord, person: string) {
  if (status === 'cancelled') return { rank: 1, points: evenShare(players) };
  if (status !== 'finished' || !standings) return undefined;
  const seat = seats.find(({ personId }) => personId === person)?.seat;
  const rank = standings.find((standing) => standing.seat === seat)?.rank ?? players;
  const ranks = standings.map((standing) => standing.rank);
  return { rank, points: pointsFor(rank, ranks) };
}

/** A table of a tournament starts now, even if someone is missing. */
export function tournamentCheck(context: Context) {
  return async ({ subject, key, kind, content }: ClaimedJob): Promise<void> => {
    const done = await context.rooms.act(subject, planStartAnyway(startingIn(context)));
    if (done.ok) return;
    if (done.fault.code !== 'no-such-table') throw new Error(`a table could not start: ${done.fault.message}`);
    // The round is stored before its tables are.
    await context.storage.jobs.put([{ key, kind, subject, content, dueAt: context.now() + RETRY }]);
  };
}

/** Where time runs live, a bot plays for people who are missing, and they can take over. */
function planStartAnyway(starting: Starting): Planning {
  return async ({ record }) => {
    if (!record.seated || record.status !== 'open' || record.revealBy !== undefined) return ok(undefined);
    const absent = record.pace.kind === 'live' ? { away: true, awaySince: starting.now } : {};
    const seats = record.seats.map((seat): SeatRecord => (seat.ready ? seat : { ...seat, ...absent, ready: true }));
    return begin({ ...record, seats }, starting);
  };
}
