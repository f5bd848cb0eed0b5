import { ok, type Result } from '@durbar/engine';
import { type Fault, NewTournament, Tournament, TournamentInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import {
  cancelTournament,
  createTournament,
  editTournament,
  joinTournament,
  leaveTournament,
  startNow,
} from '../../tournaments/hosting.ts';
import { listTournaments, showTournament } from '../../tournaments/shown.ts';
import { addressOf } from '../address.ts';
import { forPeople } from '../route.ts';

const BAD_TERMS = ['bad-tournament-name', 'bad-start', 'no-such-game', 'bad-set-up', 'unrated-set-up'] as const;

/** Swiss tournaments. */
export function addTournamentRoutes(app: FastifyInstance, context: Context): void {
  addShowing(app, context);
  addTakingPart(app, context);
  addHosting(app, context);
}

async function show(context: Context, person: string, id: string): Promise<Result<Tournament, Fault>> {
  const row = await context.storage.tournaments.load(id);
  return row ? ok(await showTournament(context, person, row)) : refuse('no-such-tournament');
}

function addShowing(app: FastifyInstance, context: Context): void {
  forPeople(
    app,
    'read',
    'GET /tournaments',
    { summary: 'Lists public tournaments and yours.', answer: Type.Array(TournamentInfo) },
    async ({ person }) => ok(await listTournaments(context, person.id)),
  );

  forPeople(
    app,
    'play',
    'POST /tournaments',
    {
      summary: 'Creates a tournament.',
      body: NewTournament,
      answer: Tournament,
      faults: ['not-account', 'too-many-tournaments', 'no-such-tournament', ...BAD_TERMS],
    },
    async ({ person, body }) => {
      const created = await createTournament(context, person, body);
      return created.ok ? show(context, person.id, created.value) : created;
    },
  );

  forPeople(
    app,
    'read',
    'GET /tournaments/:id',
    { summary: 'Shows a tournament with its tables and standings.', answer: Tournament, faults: ['no-such-tournament'] },
    ({ person, params }) => show(context, person.id, params.id ?? ''),
  );
}

/** Shows the tournament after a change. */
async function after(
  context: Context,
  done: Result<void, Fault>,
  person: string,
  id: string,
): Promise<Result<Tournament, Fault>> {
  return done.ok ? show(context, person, id) : done;
}

function addTakingPart(app: FastifyInstance, context: Context): void {
  forPeople(
    app,
    'play',
    'POST /tournaments/:id/join',
    {
      summary: 'Signs up for a tournament.',
      answer: Tournament,
      faults: ['no-such-tournament', 'tournament-begun', 'tournament-full', 'blocked', 'friendly-only'],
    },
    async ({ person, params: { id = '' }, request }) => {
      const key = `${id} ${addressOf(request.raw, context.settings.trustedProxies)}`;
      if (!context.limits.entries.spend(key)) return refuse('too-fast', context.limits.entries.comeBack(key));
      return after(context, await joinTournament(context, person, id), person.id, id);
    },
  );

  forPeople(
    app,
    'play',
    'POST /tournaments/:id/leave',
    { summary: 'Leaves a tournament. Your results stay.', answer: Tournament, faults: ['no-such-tournament'] },
    async ({ person, params: { id = '' } }) => after(context, await leaveTournament(context, person.id, id), person.id, id),
  );
}

function addHosting(app: FastifyInstance, context: Context): void {
  forPeople(
    app,
    'play',
    'PUT /tournaments/:id',
    {
      summary: 'As the host, changes a tournament that hasn’t started.',
      body: NewTournament,
      answer: Tournament,
      faults: ['no-such-tournament', 'not-host', 'tournament-begun', 'busy', ...BAD_TERMS],
    },
    async ({ person, params: { id = '' }, body }) =>
      after(context, await editTournament(context, person.id, { id, wanted: body }), person.id, id),
  );

  forPeople(
    app,
    'play',
    'POST /tournaments/:id/start',
    {
      summary: 'As the host, starts a tournament with the people who have joined.',
      answer: Tournament,
      faults: ['no-such-tournament', 'not-host', 'tournament-begun', 'too-few-people', 'busy'],
    },
    async ({ person, params: { id = '' } }) => after(context, await startNow(context, person.id, id), person.id, id),
  );

  forPeople(
    app,
    'play',
    'POST /tournaments/:id/cancel',
    {
      summary: 'As the host, cancels a tournament that hasn’t started.',
      answer: Tournament,
      faults: ['no-such-tournament', 'not-host', 'tournament-begun', 'busy'],
    },
    async ({ person, params: { id = '' } }) => after(context, await cancelTournament(context, person.id, id), person.id, id),
  );
}
