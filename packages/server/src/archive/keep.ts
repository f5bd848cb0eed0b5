import { defined } from '@durbar/engine';
import type { Context } from '../context.ts';
import { FORMER_PLAYER } from '../people/farewell.ts';
import type { FinishedGame } from '../storage/archive.ts';
import type { Storage } from '../storage/index.ts';
import type { ClaimedJob } from '../storage/jobs.ts';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';
import { jobOf } from '../tournaments/rounds.ts';
import { newRatings, type Placing, WEEK } from './ratings.ts';

/** Archives a finished game with results and new ratings, exactly once. */
export function keepFinished({ storage }: Pick<Context, 'storage'>) {
  return async ({ subject }: ClaimedJob): Promise<void> => {
    const record = await storage.tables.load(subject);
    if (record?.status !== 'finished' || !record.standings) return;
    const placings = record.stakes === 'rated' ? await ratedPlacings(storage, record) : [];
    const rated = placings.length >= 2 ? placings : [];
    const people = rated.map(({ person }) => person).sort();
    const encounters = await storage.archive.encounters(record.game, people, (record.endedAt ?? 0) - WEEK);
    await storage.archive.keep(finishedGame(record), people, (known) => newRatings(rated, known, encounters));
    const tournament = await storage.tournaments.ofTable(subject);
    if (tournament !== undefined) await storage.jobs.put([jobOf(tournament, record.endedAt ?? 0)]);
  };
}

/** Bots and programs have no rating. Neither do guests: anyone can be as many guests as they like. */
async function ratedPlacings({ people }: Pick<Storage, 'people'>, record: TableRecord): Promise<Placing[]> {
  const placings = placingsOf(record);
  const known = await people.byIds(placings.map(({ person }) => person));
  const accounts = new Set(known.filter(({ kind, program }) => kind === 'account' && program === 0).map(({ id }) => id));
  return placings.filter(({ person }) => accounts.has(person));
}

function placingsOf({ seats, standings = [] }: TableRecord): Placing[] {
  return standings.flatMap(({ seat, rank }) => {
    const { personId, away } = defined(seats[seat], 'seat');
    return personId === undefined ? [] : [{ person: personId, rank, hasLeft: away }];
  });
}

function finishedGame(record: TableRecord): FinishedGame {
  const { id, game, players, options, visibility, length, endedAt = 0, seats, standings = [] } = record;
  const common = { table_id: id, game, visibility, ended_at: endedAt };
  return {
    ...common,
    players,
    options: JSON.stringify(options),
    moves: length,
    results: standings.map(({ seat, rank, score }) => {
      const sitting = defined(seats[seat], 'seat');
      return {
        ...common,
        seat,
        rank,
        score,
        person_id: sitting.personId ?? null,
        name: nameOf(sitting),
      };
    }),
  };
}

function nameOf({ name, bot }: SeatRecord): string {
  return name ?? (bot === undefined ? FORMER_PLAYER : `Bot (${bot})`);
}
