import type { PairingPace } from '@durbar/protocol';
import type { Kysely, Transaction } from 'kysely';
import { type Job, putJobs } from './jobs.ts';
import type { PairingsRow, SearchesRow } from './schema/meeting.ts';
import type { Database } from './schema.ts';

/** Someone who looks for a game, with their name and rating in it. */
export interface SearchRecord extends SearchesRow {
  readonly name: string;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly games: number | null;
}

/** The people of one new table. */
export interface Claim {
  readonly table: string;
  readonly people: readonly string[];
  readonly jobs: readonly Job[];
}

export interface SearchStore {
  /** Starts or replaces a search; one that has found a table stays. */
  start(search: Pick<SearchesRow, 'person_id' | 'game' | 'pace' | 'players' | 'since' | 'present_until'>): Promise<void>;
  of(person: string): Promise<SearchRecord | undefined>;
  /** Ends a search that hasn't found a table, and returns it. */
  stop(person: string): Promise<SearchesRow | undefined>;
  /** Everyone, or everyone among these people, who hasn't found a table. */
  waiting(among?: readonly string[]): Promise<SearchRecord[]>;
  /** The people seated at a table that was found for them. */
  seatedAt(table: string): Promise<SearchRecord[]>;
  /** Moves the end of searches at these paces. */
  keepPresent(people: readonly string[], until: number, paces: readonly PairingPace[]): Promise<void>;
  /** Ends the searches of people who are gone, and returns them. */
  dropAbsent(now: number): Promise<SearchesRow[]>;
  setCompany(people: readonly string[], company: string): Promise<void>;
  /** Takes all these people for a table, or none of them if one no longer waits. */
  claim(claim: Claim): Promise<boolean>;
  /** A table didn't start: these people look again, the others are gone. */
  release(table: string, people: readonly string[]): Promise<void>;
  /** A table has started: its people no longer look for a game. */
  settle(table: string): Promise<void>;
  note(outcomes: readonly PairingsRow[]): Promise<void>;
  /** How long people waited for a table since a time, the latest first. */
  outcomes(
    wanted: Pick<SearchesRow, 'game' | 'pace' | 'players'>,
    since: number,
  ): Promise<Pick<PairingsRow, 'waited' | 'found'>[]>;
  removeOutcomes(before: number): Promise<void>;
}

class Taken extends Error {}

const LATEST = 50;

export function searchStore(db: Kysely<Database>): SearchStore {
  const unfound = () => searchesIn(db).where('table_id', 'is', null).orderBy('since');
  return {
    start: async (search) => {
      const { game, pace, players, since, present_until } = search;
      await db
        .insertInto('searches')
        .values({ ...search, table_id: null, company: '[]' })
        .onConflict((conflict) =>
          conflict
            .column('person_id')
            .doUpdateSet({ game, pace, players, since, present_until, company: '[]' })
            .where('searches.table_id', 'is', null),
        )
        .execute();
    },
    of: (person) => searchesIn(db).where('searches.person_id', '=', person).executeTakeFirst(),
    stop: (person) =>
      db.deleteFrom('searches').where('person_id', '=', person).where('table_id', 'is', null).returningAll().executeTakeFirst(),
    waiting: async (among) => {
      if (among === undefined) return unfound().execute();
      return among.length === 0 ? [] : unfound().where('searches.person_id', 'in', among).execute();
    },
    seatedAt: (table) => searchesIn(db).where('table_id', '=', table).execute(),
    keepPresent: async (people, until, paces) => {
      if (people.length === 0) return;
      const theirs = db.updateTable('searches').set({ present_until: until }).where('person_id', 'in', people);
      await theirs.where('pace', 'in', paces).execute();
    },
    dropAbsent: (now) =>
      db.deleteFrom('searches').where('present_until', '<', now).where('table_id', 'is', null).returningAll().execute(),
    setCompany: async (people, company) => {
      await db.updateTable('searches').set({ company }).where('person_id', 'in', people).execute();
    },
    claim: (claim) => claimed(db, claim),
    release: (table, people) =>
      db.transaction().execute(async (tx) => {
        const found = tx.updateTable('searches').set({ table_id: null, company: '[]' }).where('table_id', '=', table);
        if (people.length > 0) await found.where('person_id', 'in', people).execute();
        await tx.deleteFrom('searches').where('table_id', '=', table).execute();
      }),
    settle: async (table) => {
      await db.deleteFrom('searches').where('table_id', '=', table).execute();
    },
    note: async (outcomes) => {
      if (outcomes.length > 0) await db.insertInto('pairings').values(outcomes).execute();
    },
    outcomes: ({ game, pace, players }, since) =>
      db
        .selectFrom('pairings')
        .select(['waited', 'found'])
        .where('game', '=', game)
        .where('pace', '=', pace)
        .where('players', '=', players)
        .where('at', '>=', since)
        .orderBy('at', 'desc')
        .limit(LATEST)
        .execute(),
    removeOutcomes: async (before) => {
      await db.deleteFrom('pairings').where('at', '<', before).execute();
    },
  };
}

function searchesIn(db: Kysely<Database>) {
  return db
    .selectFrom('searches')
    .innerJoin('people', 'people.id', 'searches.person_id')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.person_id', '=', 'searches.person_id').onRef('ratings.game', '=', 'searches.game'),
    )
    .selectAll('searches')
    .select(['people.name as name', 'ratings.mu as mu', 'ratings.sigma as sigma', 'ratings.games as games']);
}

async function claimed(db: Kysely<Database>, { table, people, jobs }: Claim): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await takeEach(tx, table, people);
      await putJobs(tx, jobs);
    });
    return true;
  } catch (error) {
    if (error instanceof Taken) return false;
    throw error;
  }
}

/** Always in the same order, so two processes that want the same people don't wait for each other. */
async function takeEach(tx: Transaction<Database>, table: string, people: readonly string[]): Promise<void> {
  for (const person of [...people].sort()) {
    const taken = await tx
      .updateTable('searches')
      .set({ table_id: table })
      .where('person_id', '=', person)
      .where('table_id', 'is', null)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) throw new Taken();
  }
}
