import {
  type AnyGame,
  below,
  defined,
  mustAnswer,
  mustRules,
  newMatch,
  questionOf,
  type Random,
  randomChoice,
  recordOf,
} from '@durbar/engine';
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import { packJournal } from '../storage/archive.ts';
import { openStorage, type Storage, type StorageOptions } from '../storage/index.ts';
import { lineOf, startLine } from '../storage/journal-lines.ts';
import type { ArchiveRow, ResultsRow } from '../storage/schema/afterwards.ts';
import type { SeatsRow, TablesRow } from '../storage/schema/tables.ts';
import { seatColumns } from '../storage/table-records.ts';

const BATCH = 200;
const PEOPLE = 2000;
const DAY = 86_400_000;

/** One finished game of each kind, played at random; stored games are copies of them. */
interface Sample {
  readonly game: AnyGame;
  readonly players: number;
  readonly journal: string;
  readonly moves: number;
  readonly standings: readonly { readonly seat: number; readonly rank: number; readonly score: number }[];
}

/** Fills the archive with finished games, as years of play would. */
export async function storeGames(
  options: StorageOptions,
  games: readonly AnyGame[],
  count: number,
  random: Random,
): Promise<void> {
  const storage = await openStorage(options);
  if (storage.engine === 'sqlite') await sql`pragma synchronous = off`.execute(storage.db);
  const samples = games.map((game) => playSample(game, random));
  const people = await storePeople(storage);
  for (let done = 0; done < count; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - done) }, () => {
      const sample = defined(samples[below(random, samples.length)], 'sample');
      return finishedRows(sample, people, random);
    });
    await storage.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('tables')
        .values(batch.map(({ table }) => table))
        .execute();
      await tx
        .insertInto('seats')
        .values(batch.flatMap(({ seats }) => seats))
        .execute();
      await tx
        .insertInto('archive')
        .values(batch.map(({ archive }) => archive))
        .execute();
      await tx
        .insertInto('results')
        .values(batch.flatMap(({ results }) => results))
        .execute();
    });
  }
  await sql`analyze`.execute(storage.db);
  await storage.close();
}

function playSample(game: AnyGame, random: Random): Sample {
  const players = game.players.max;
  const rules = mustRules(game, { players });
  let match = newMatch(rules);
  while (questionOf(match)) match = mustAnswer(match, game.format(rules.game, randomChoice(rules, match.position, random)));
  const { start, entries } = recordOf(match);
  const lines = entries.map((entry, number) => lineOf(entry, number, 1.7e12 + number));
  return {
    game,
    players,
    journal: packJournal([startLine(start, 1.7e12), ...lines]),
    moves: lines.length,
    standings: game.standings(rules.game, match.position.state),
  };
}

async function storePeople({ people }: Storage): Promise<string[]> {
  const ids = Array.from({ length: PEOPLE }, newId);
  const notices = JSON.stringify({ push: false, mail: false, delay: 60, language: 'en' });
  for (const id of ids)
    await people.create({ id, kind: 'guest', name: `Old ${id}`, key: `old${id}`, skeleton: `old${id}`, notices, at: 1 });
  return ids;
}

interface Rows {
  readonly table: TablesRow;
  readonly seats: SeatsRow[];
  readonly archive: ArchiveRow;
  readonly results: ResultsRow[];
}

function finishedRows({ game, players, journal, moves, standings }: Sample, people: readonly string[], random: Random): Rows {
  const id = newId();
  const ended_at = Date.now() - below(random, 1000) * DAY - below(random, DAY);
  const common = { table_id: id, game: game.id, visibility: 'public' as const, ended_at };
  const sitting = standings.map(() => defined(people[below(random, people.length)], 'person'));
  return {
    table: tableRow({ id, game, players, moves, ended_at, standings: JSON.stringify(standings) }),
    seats: sitting.map((personId, seat) => seatColumns(id, { seat, personId, ready: true, away: false })),
    archive: { ...common, players, options: '{}', moves, journal },
    results: standings.map(({ seat, rank, score }) => ({
      ...common,
      seat,
      rank,
      score,
      person_id: sitting[seat] ?? null,
      name: '',
      rating: null,
      rating_change: null,
    })),
  };
}

interface Finished {
  readonly id: string;
  readonly game: AnyGame;
  readonly players: number;
  readonly moves: number;
  readonly ended_at: number;
  readonly standings: string;
}

function tableRow({ id, game, players, moves, ended_at, standings }: Finished): TablesRow {
  return {
    id,
    version: moves,
    status: 'finished',
    game: game.id,
    rules_version: game.rulesVersion,
    players,
    options: '{}',
    edition: game.editions[0]?.id ?? '',
    edition_hash: null,
    pace: '{"kind":"none"}',
    visibility: 'public',
    stakes: 'rated',
    out_of_time: 'bot',
    fill: null,
    seated: 0,
    language: null,
    same_as: null,
    host_id: null,
    length: moves,
    decider: null,
    turn_since: null,
    deadline: null,
    clocks: null,
    paused_at: null,
    request: null,
    shared_by: null,
    seed: null,
    secret: null,
    commitment: null,
    shares: null,
    reveal_by: null,
    standings,
    rematch: null,
    created_at: ended_at - DAY,
    started_at: ended_at - DAY,
    ended_at,
    updated_at: ended_at,
  };
}
