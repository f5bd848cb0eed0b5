import { ok, type Result } from '@durbar/engine';
import { type Companion, type Fault, type GameSearch, type NewSearch, PAIRING_PACES } from '@durbar/protocol';
import { seatRating } from '../archive/shown-rating.ts';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { newId } from '../ids.ts';
import type { Person } from '../storage/people.ts';
import type { PairingsRow, SearchesRow } from '../storage/schema/meeting.ts';
import type { SearchRecord } from '../storage/searches.ts';
import { usualWait } from './estimate.ts';
import { LIVE_PACES, playersOf } from './terms.ts';

/** How long a search lasts without a sign of life, longer than the time between two of them. */
export const PRESENT = 75_000;
/** How long a search outlasts the last page: enough for a reload. */
const GRACE = 8_000;
const DAY = 86_400_000;
/** How long a search for a turn-based game lasts, whether a page is open or not. */
const STAYS = 7 * DAY;

export const PAIRING_JOB = { key: 'pairing', kind: 'pairing', subject: '' } as const;

/** Starts looking for a game. A table that was already found stays. */
export async function startSearch(
  context: Context,
  person: Person,
  { game, pace, players: wanted }: NewSearch,
): Promise<Result<GameSearch, Fault>> {
  const { storage, rulebook, settings, limits, now } = context;
  const definition = rulebook.game(game);
  if (!definition) return refuse('no-such-game');
  const players = playersOf(definition, wanted);
  if (players === undefined) return refuse('bad-set-up', { faults: [{ path: 'players', reason: 'not played by so many' }] });
  if (person.program === 1) return refuse('friendly-only');
  if ((await storage.tables.countSeated(person.id)) >= settings.maxSeats) return refuse('too-many-tables');
  const { seconds } = limits.noShows.comeBack(person.id);
  if (seconds > 0) return refuse('too-fast', { seconds });
  const time = now();
  const known = await storage.searches.of(person.id);
  const isSame = known?.game === game && known.pace === pace && known.players === players;
  const since = isSame ? known.since : time;
  const present_until = time + (LIVE_PACES.includes(pace) ? PRESENT : STAYS);
  await storage.searches.start({ person_id: person.id, game, pace, players, since, present_until });
  await storage.jobs.put([{ ...PAIRING_JOB, dueAt: time }]);
  const search = await searchOf(context, person.id);
  return search ? ok(search) : refuse('busy');
}

export async function stopSearch(context: Context, person: string): Promise<void> {
  const { storage, now } = context;
  const ended = await storage.searches.stop(person);
  if (!ended) return;
  await storage.searches.note([outcomeOf(ended, 0, now())]);
  tellSearch(context, person, undefined);
  await storage.jobs.put([{ ...PAIRING_JOB, dueAt: now() }]);
}

/** A person's search as they see it. */
export async function searchOf(context: Context, person: string): Promise<GameSearch | undefined> {
  const { storage, rulebook, now } = context;
  const search = await storage.searches.of(person);
  if (!search || !rulebook.game(search.game)) return undefined;
  const wait = usualWait(await storage.searches.outcomes(search, now() - DAY));
  return {
    game: search.game,
    pace: PAIRING_PACES[search.pace],
    wanted: search.pace,
    players: search.players,
    since: search.since,
    company: await companyOf(context, search),
    ...(wait === undefined ? {} : { usualWait: wait }),
    ...(search.table_id === null ? {} : { table: search.table_id }),
  };
}

/** Those seated at the same table; before that, those who would be, as far as they still look. */
async function companyOf({ storage }: Context, { person_id, table_id, company }: SearchesRow): Promise<Companion[]> {
  const { searches } = storage;
  const together = table_id === null ? await searches.waiting(JSON.parse(company)) : await searches.seatedAt(table_id);
  return together.filter((other) => other.person_id !== person_id).map(companion);
}

function companion(search: SearchRecord): Companion {
  return { person: { id: search.person_id, name: search.name }, ...seatRating(search) };
}

export function outcomeOf({ game, pace, players, since }: SearchesRow, found: 0 | 1, at: number): PairingsRow {
  return { id: newId(), game, pace, players, waited: Math.max(0, at - since), found, at };
}

/** Tells all pages of a person, on every process. */
export function tellSearch(
  { hub, storage }: Pick<Context, 'hub' | 'storage'>,
  person: string,
  search: GameSearch | undefined,
): void {
  const message = { type: 'search', ...(search ? { search } : {}) } as const;
  hub.toPerson(person, message);
  storage.bus.publish({ kind: 'turn', person, message });
}

/** A page opened: the person still looks. */
export async function stayInSearch({ storage, now }: Pick<Context, 'storage' | 'now'>, person: string): Promise<void> {
  await storage.searches.keepPresent([person], now() + PRESENT, LIVE_PACES);
}

/** The last page here closed. Unless another opens soon, or is open at another process, the search ends. */
export async function leaveSearch({ storage, now }: Pick<Context, 'storage' | 'now'>, person: string): Promise<void> {
  await storage.searches.keepPresent([person], now() + GRACE, LIVE_PACES);
  storage.bus.publish({ kind: 'presence', person });
}

/** People with a page open on this process still look. */
export async function renewSearches({ storage, hub, now }: Pick<Context, 'storage' | 'hub' | 'now'>): Promise<void> {
  const waiting = (await storage.searches.waiting()).map(({ person_id }) => person_id);
  await storage.searches.keepPresent(
    waiting.filter((person) => hub.of(person).length > 0),
    now() + PRESENT,
    LIVE_PACES,
  );
}
