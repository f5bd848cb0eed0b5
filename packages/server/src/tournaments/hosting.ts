import { isOffered, ok, type Result, rulesFor } from '@durbar/engine';
import type { Fault, NewTournament } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import { newId } from '../ids.ts';
import type { Rulebook } from '../play/rulebook.ts';
import type { Person } from '../storage/people.ts';
import type { TournamentsRow } from '../storage/schema/meeting.ts';
import { FEWEST_PEOPLE, jobOf, startNextRound } from './rounds.ts';
import { tellTournament } from './telling.ts';

const MOST_HOSTED = 3;
export const MOST_ENTRANTS = 128;
const DAY = 86_400_000;
const LATEST_START = 60 * DAY;

/** Anyone with an account can host a few tournaments at a time. */
export async function createTournament(context: Context, host: Person, wanted: NewTournament): Promise<Result<string, Fault>> {
  const { storage, now } = context;
  if (host.kind !== 'account') return refuse('not-account');
  if ((await storage.tournaments.countHosted(host.id)) >= MOST_HOSTED) return refuse('too-many-tournaments');
  const terms = termsFrom(context, wanted);
  if (!terms.ok) return terms;
  const id = newId();
  const row: TournamentsRow = {
    ...terms.value,
    id,
    version: 1,
    status: 'open',
    round: 0,
    postponed: 0,
    host_id: host.id,
    created_at: now(),
    ended_at: null,
  };
  await storage.tournaments.create(row, [jobOf(id, row.starts_at)]);
  return ok(id);
}

/** The host changes the terms before the first round. */
export async function editTournament(
  context: Context,
  person: string,
  { id, wanted }: { readonly id: string; readonly wanted: NewTournament },
): Promise<Result<void, Fault>> {
  const { storage } = context;
  const tournament = await storage.tournaments.load(id);
  if (!tournament) return refuse('no-such-tournament');
  if (tournament.host_id !== person) return refuse('not-host');
  if (tournament.status !== 'open') return refuse('tournament-begun');
  const terms = termsFrom(context, wanted);
  if (!terms.ok) return terms;
  const isChanged = await storage.tournaments.change(tournament, { ...terms.value, postponed: 0 }, [
    jobOf(id, terms.value.starts_at),
  ]);
  if (isChanged) tellTournament(context, id);
  return isChanged ? ok(undefined) : refuse('busy');
}

type Terms = Pick<
  TournamentsRow,
  'name' | 'game' | 'options' | 'size' | 'rounds' | 'pace' | 'visibility' | 'stakes' | 'starts_at'
>;

function termsFrom({ rulebook, now }: Context, wanted: NewTournament): Result<Terms, Fault> {
  const { game, size, rounds, pace, visibility, stakes, startsAt } = wanted;
  const name = wanted.name.trim().replaceAll(/\s+/g, ' ');
  if (name.length < 3 || /\p{C}/u.test(name)) return refuse('bad-tournament-name');
  if (startsAt < now() || startsAt > now() + LATEST_START) return refuse('bad-start');
  const options = optionsFor(rulebook, wanted);
  if (!options.ok) return options;
  const written = { options: JSON.stringify(options.value), pace: JSON.stringify(pace), starts_at: startsAt };
  return ok({ name, game, size, rounds, visibility, stakes, ...written });
}

/** The set-up must work for full tables and for those with one person fewer. */
function optionsFor(rulebook: Rulebook, wanted: NewTournament): Result<Readonly<Record<string, string>>, Fault> {
  const { game, options, size, stakes } = wanted;
  const definition = rulebook.game(game);
  if (!definition) return refuse('no-such-game');
  const { min, max } = definition.players;
  if (size < min || size > max) return refuse('bad-set-up', { faults: [{ path: 'size', reason: `from ${min} to ${max}` }] });
  if (stakes === 'rated' && !isOffered(definition, { players: size, options })) return refuse('unrated-set-up');
  for (const players of [Math.max(min, FEWEST_PEOPLE, size - 1), size]) {
    const rules = rulesFor(definition, { players, options });
    if (!rules.ok) return refuse('bad-set-up', { faults: rules.fault.map(({ path, reason }) => ({ path, reason })) });
  }
  return ok(options);
}

export async function joinTournament(context: Context, person: Person, id: string): Promise<Result<void, Fault>> {
  const { storage, now } = context;
  const tournament = await storage.tournaments.load(id);
  if (!tournament) return refuse('no-such-tournament');
  if (person.program === 1) return refuse('friendly-only');
  const entrants = await storage.tournaments.entrants([id]);
  if (entrants.some(({ person_id }) => person_id === person.id)) return ok(undefined);
  if (
    await storage.relations.isBlocked(
      person.id,
      entrants.map(({ person_id }) => person_id),
    )
  )
    return refuse('blocked');
  if (tournament.status !== 'open') return refuse('tournament-begun');
  const entrant = { tournament_id: id, person_id: person.id, joined_at: now() };
  if (!(await storage.tournaments.join(entrant, MOST_ENTRANTS))) return refuse('tournament-full');
  tellTournament(context, id);
  return ok(undefined);
}

/** Results stay; the next rounds go on without the person. */
export async function leaveTournament(context: Context, person: string, id: string): Promise<Result<void, Fault>> {
  const { storage, now } = context;
  const tournament = await storage.tournaments.load(id);
  if (!tournament) return refuse('no-such-tournament');
  if (tournament.status === 'open' || tournament.status === 'running') {
    await storage.tournaments.leave(id, person, now());
    tellTournament(context, id);
  }
  return ok(undefined);
}

/** The host doesn't wait any longer. */
export async function startNow(context: Context, person: string, id: string): Promise<Result<void, Fault>> {
  const { storage } = context;
  const tournament = await storage.tournaments.load(id);
  if (!tournament) return refuse('no-such-tournament');
  if (tournament.host_id !== person) return refuse('not-host');
  if (tournament.status !== 'open') return refuse('tournament-begun');
  if ((await storage.tournaments.entrants([id])).length < FEWEST_PEOPLE) return refuse('too-few-people');
  return (await startNextRound(context, tournament)) ? ok(undefined) : refuse('busy');
}

export async function cancelTournament(context: Context, person: string, id: string): Promise<Result<void, Fault>> {
  const { storage, now } = context;
  const tournament = await storage.tournaments.load(id);
  if (!tournament) return refuse('no-such-tournament');
  if (tournament.host_id !== person) return refuse('not-host');
  if (tournament.status !== 'open') return refuse('tournament-begun');
  const isChanged = await storage.tournaments.change(tournament, { status: 'cancelled', ended_at: now() }, []);
  if (isChanged) tellTournament(context, id);
  return isChanged ? ok(undefined) : refuse('busy');
}
