import { PAIRING_PACES } from '@durbar/protocol';
import { NEWCOMER, shownRating } from '../archive/shown-rating.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { foundJobs } from '../notices/found-notice.ts';
import type { ClaimedJob, Job } from '../storage/jobs.ts';
import type { SearchRecord } from '../storage/searches.ts';
import { planGiveUpOrStart, seatedTable } from '../tables/seating.ts';
import { startingIn } from '../tables/start.ts';
import { groupsOf, type Searcher } from './groups.ts';
import { outcomeOf, PAIRING_JOB, searchOf, tellSearch } from './searching.ts';

/** While someone looks. */
const EVERY = 2_000;
/** How long a found table waits for everyone's page. */
const CHECK_AFTER = 15_000;

interface Queued extends Searcher {
  readonly record: SearchRecord;
}

/** Puts people together. Only one process does it at a time; where a lease ran out, the storage still gives each person to one table. */
export function pairing(context: Context) {
  return async (): Promise<void> => {
    const { storage, now } = context;
    await dropAbsent(context);
    const waiting = await storage.searches.waiting();
    const isBlocked = await blocksAmong(context, waiting);
    for (const queue of Map.groupBy(waiting, ({ game, pace, players }) => `${game} ${pace} ${players}`).values()) {
      await matchQueue(context, queue.map(queued), isBlocked);
    }
    if ((await storage.searches.waiting()).length > 0) await storage.jobs.put([{ ...PAIRING_JOB, dueAt: now() + EVERY }]);
  };
}

function queued(record: SearchRecord): Queued {
  const { person_id, mu, sigma, since } = record;
  const rating = shownRating(mu === null || sigma === null ? NEWCOMER : { mu, sigma });
  return { person: person_id, rating, since, record };
}

async function dropAbsent(context: Context): Promise<void> {
  const { storage, now } = context;
  const gone = await storage.searches.dropAbsent(now());
  await storage.searches.note(gone.map((search) => outcomeOf(search, 0, now())));
  for (const { person_id } of gone) tellSearch(context, person_id, undefined);
}

type IsBlocked = (one: string, other: string) => boolean;

async function blocksAmong({ storage }: Context, waiting: readonly SearchRecord[]): Promise<IsBlocked> {
  const blocks = await storage.relations.blocksAmong(waiting.map(({ person_id }) => person_id));
  const pairs = new Set(blocks.flatMap(({ person_id, other_id }) => [`${person_id} ${other_id}`, `${other_id} ${person_id}`]));
  return (one, other) => pairs.has(`${one} ${other}`);
}

async function matchQueue(context: Context, queue: readonly Queued[], isBlocked: IsBlocked): Promise<void> {
  const [first] = queue;
  if (!first || !context.rulebook.game(first.record.game)) return;
  const { full, partial } = groupsOf(queue, { size: first.record.players, now: context.now(), isBlocked });
  for (const group of full) await seatGroup(context, group);
  for (const group of partial) await tellCompany(context, group);
}

/** The people are taken first: if the table can't be created, the check lets them look again. */
async function seatGroup(context: Context, group: readonly Queued[]): Promise<void> {
  const { storage, rulebook, now } = context;
  const [first] = group;
  if (!first) return;
  const { game, pace } = first.record;
  const people = group.map(({ person }) => person);
  const id = newId();
  const table = seatedTable(rulebook, {
    id,
    terms: { game, pace: PAIRING_PACES[pace], visibility: 'public' },
    people,
    now: now(),
  });
  if (!table.ok) throw new Error(`a table for a search was refused: ${table.fault.message}`);
  if (!(await storage.searches.claim({ table: id, people, jobs: [checkOf(id, now()), ...foundJobs(id, people, now())] }))) return;
  await storage.tables.create(table.value, now());
  for (const person of people) tellSearch(context, person, await searchOf(context, person));
}

function checkOf(table: string, now: number): Job {
  return { key: `pairing-check:${table}`, kind: 'pairing-check', subject: table, dueAt: now + CHECK_AFTER };
}

/** Tells people who they have so far, if that has changed. */
async function tellCompany(context: Context, group: readonly Queued[]): Promise<void> {
  const company = JSON.stringify(group.map(({ person }) => person).sort());
  const news = group.filter(({ record }) => record.company !== company);
  if (news.length === 0) return;
  await context.storage.searches.setCompany(
    news.map(({ person }) => person),
    company,
  );
  for (const { person } of news) tellSearch(context, person, await searchOf(context, person));
}

/** Everyone at a found table has had time to answer. If someone is missing, the others look again; over days, no one has to be there. */
export function pairingCheck(context: Context) {
  return async ({ subject }: ClaimedJob): Promise<void> => {
    const { storage, rooms, limits, now } = context;
    const seated = await storage.searches.seatedAt(subject);
    const done = await rooms.act(subject, planGiveUpOrStart(startingIn(context)));
    if (done.ok && done.value.record.status !== 'cancelled') {
      await storage.searches.note(seated.map((search) => outcomeOf(search, 1, done.value.record.createdAt)));
      await storage.searches.settle(subject);
      return;
    }
    const came = done.ok ? done.value.record.seats.filter(({ ready }) => ready) : [];
    const staying = done.ok ? came.flatMap(({ personId }) => personId ?? []) : seated.map(({ person_id }) => person_id);
    await storage.searches.release(subject, staying);
    for (const { person_id } of seated) if (!staying.includes(person_id)) limits.noShows.spend(person_id);
    for (const { person_id } of seated) tellSearch(context, person_id, await searchOf(context, person_id));
    if (staying.length > 0) await storage.jobs.put([{ ...PAIRING_JOB, dueAt: now() }]);
  };
}
