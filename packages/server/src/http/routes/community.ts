import { ok } from '@durbar/engine';
import {
  Count,
  FriendInfo,
  Id,
  Leaderboard,
  Name,
  object,
  Period,
  PersonRef,
  Presence,
  Profile,
  Relation,
  RelationInfo,
} from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { leaderboardFor } from '../../archive/leaderboard.ts';
import { profileOf } from '../../archive/profile.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { findPeople } from '../../people/finding.ts';
import { befriend, friendsOf, unfriend } from '../../people/friends.ts';
import { recheckPerson } from '../../people/recheck.ts';
import { report } from '../../talk/report.ts';
import { addressOf } from '../address.ts';
import { forBrowsers, forPeople } from '../route.ts';

const MAX_RELATIONS = 1000;
const MAX_ASKED = 500;

export function addCommunityRoutes(app: FastifyInstance, context: Context): void {
  addOthers(app, context);
  addFriends(app, context);
  addRelations(app, context);
}

/** Information about other people, and reports about them. */
function addOthers(app: FastifyInstance, context: Context): void {
  const { storage } = context;

  forPeople(
    app,
    'read',
    'GET /people/:id',
    { summary: 'Shows a player: ratings, results, rivals.', answer: Profile, faults: ['no-such-person'] },
    async ({ params }) => {
      const person = await storage.people.byId(params.id ?? '');
      return person ? ok(await profileOf(context, person)) : refuse('no-such-person');
    },
  );

  const Wanted = object({ name: Name });
  forPeople(
    app,
    'read',
    'GET /people',
    { summary: 'Finds players by a part of their name, 20 at most.', query: Wanted, answer: Type.Array(PersonRef) },
    ({ person, query, request }) =>
      findPeople(context, { person: person.id, address: addressOf(request.raw, context.settings.trustedProxies) }, query.name),
  );

  const Board = object({ game: Type.String({ maxLength: 64 }), period: Period, after: Type.Optional(Count) });
  forPeople(
    app,
    'read',
    'GET /leaderboard',
    { summary: 'Lists the best players of a game.', query: Board, answer: Leaderboard },
    async ({ person, query }) => ok(await leaderboardFor(context, person.id, query)),
  );

  const Asked = object({ people: Type.Array(Id, { maxItems: MAX_ASKED }) });
  forPeople(
    app,
    'read',
    'POST /people/presence',
    { summary: 'Says which of these friends are here.', body: Asked, answer: Type.Array(Presence) },
    async ({ person, body }) => {
      const seen = (await friendsOf(context, person.id)).flatMap(({ presence }) => presence ?? []);
      return ok(seen.filter((presence) => body.people.includes(presence.person)));
    },
  );

  const NewReport = object({ table: Id, line: Count, reason: Type.String({ minLength: 1, maxLength: 500 }) });
  forBrowsers(
    app,
    'POST /reports',
    { summary: 'Reports a chat message at a table.', body: NewReport, faults: ['no-such-table'] },
    ({ person, body }) => report(context, person.id, body),
  );
}

function addFriends(app: FastifyInstance, context: Context): void {
  forPeople(
    app,
    'read',
    'GET /me/friends',
    { summary: 'Lists your friends and open friend requests.', answer: Type.Array(FriendInfo) },
    async ({ person }) => ok(await friendsOf(context, person.id)),
  );

  forPeople(
    app,
    'play',
    'PUT /people/:id/friend',
    { summary: 'Sends or accepts a friend request.', faults: ['no-such-person', 'not-yourself', 'blocked'] },
    ({ person, params }) => befriend(context, person.id, params.id ?? ''),
  );

  forPeople(
    app,
    'play',
    'DELETE /people/:id/friend',
    { summary: 'Ends a friendship, or withdraws or declines a request.' },
    async ({ person, params }) => {
      await unfriend(context, person.id, params.id ?? '');
      return ok(undefined);
    },
  );
}

function addRelations(app: FastifyInstance, context: Context): void {
  const { storage, now } = context;

  forBrowsers(
    app,
    'GET /me/relations',
    { summary: 'Lists the people you have muted or blocked.', answer: Type.Array(RelationInfo) },
    async ({ person }) => {
      const relations = await storage.relations.of(person.id);
      const people = await storage.people.byIds(relations.map(({ other_id }) => other_id));
      const names = new Map(people.map(({ id, name }) => [id, name]));
      return ok(relations.map(({ other_id, kind }) => ({ person: { id: other_id, name: names.get(other_id) ?? '' }, kind })));
    },
  );

  forBrowsers(
    app,
    'PUT /people/:id/relation',
    { summary: 'Mutes or blocks someone.', body: object({ kind: Relation }), faults: ['no-such-person', 'not-yourself'] },
    async ({ person, params, body }) => {
      const other = await storage.people.byId(params.id ?? '');
      if (!other) return refuse('no-such-person');
      if (other.id === person.id) return refuse('not-yourself');
      if ((await storage.relations.of(person.id)).length >= MAX_RELATIONS) return refuse('too-fast');
      if (body.kind === 'block') await unfriend(context, person.id, other.id);
      await storage.relations.set({ person_id: person.id, other_id: other.id, kind: body.kind, created_at: now() });
      for (const one of [person.id, other.id]) recheckPerson(context, one);
      return ok(undefined);
    },
  );

  forBrowsers(app, 'DELETE /people/:id/relation', { summary: 'Unmutes or unblocks someone.' }, async ({ person, params }) => {
    await storage.relations.clear(person.id, params.id ?? '');
    for (const one of [person.id, params.id ?? '']) recheckPerson(context, one);
    return ok(undefined);
  });
}
