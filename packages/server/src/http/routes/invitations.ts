import { ok } from '@durbar/engine';
import { Id, Invitation, object, TableInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { inviteFriend } from '../../people/friends.ts';
import { seatOf } from '../../play/room.ts';
import { infoOf } from '../../tables/info.ts';
import { invite, invitedEdition, lookAt, redeem } from '../../tables/invitations.ts';
import { forAnybody, forPeople } from '../route.ts';

export function addInvitationRoutes(app: FastifyInstance, context: Context): void {
  const { storage } = context;

  forPeople(
    app,
    'play',
    'POST /tables/:id/invitations',
    {
      summary: 'Creates a link that admits one person.',
      answer: object({ token: Type.String() }),
      faults: ['no-such-table', 'not-seated', 'too-many-invitations'],
    },
    ({ person, params }) => invite(context, person.id, params.id ?? ''),
  );

  forPeople(
    app,
    'play',
    'POST /tables/:id/friends',
    {
      summary: 'Invites a friend to a table.',
      body: object({ person: Id }),
      faults: ['no-such-table', 'not-seated', 'not-friends', 'blocked'],
    },
    ({ person, params, body }) => inviteFriend(context, person, params.id ?? '', body.person),
  );

  forPeople(
    app,
    'read',
    'GET /my/invitations',
    { summary: 'Lists the open tables you are invited to.', answer: Type.Array(TableInfo) },
    async ({ person }) => {
      const tables = await storage.tables.loadMany(await storage.access.openTo(person.id));
      return ok(tables.filter((record) => seatOf(record, person.id) === undefined).map(infoOf));
    },
  );

  forAnybody(
    app,
    'GET /invitations/:token',
    { summary: 'Shows where an invite leads.', answer: Invitation, faults: ['bad-invitation'] },
    ({ visitor, params }) => lookAt(context, params.token ?? '', visitor?.person.id),
  );

  forAnybody(
    app,
    'GET /invitations/:token/edition',
    {
      summary: 'Returns the custom edition of the table where an invite leads.',
      answer: Type.Unknown(),
      faults: ['bad-invitation'],
    },
    ({ visitor, params }) => invitedEdition(context, params.token ?? '', visitor?.person.id),
  );

  const Redeem = object({ token: Type.String({ minLength: 20, maxLength: 100 }) });
  forPeople(
    app,
    'play',
    'POST /invitations/redeem',
    {
      summary: 'Redeems an invite: from then on you can see the table and take a seat.',
      body: Redeem,
      answer: TableInfo,
      faults: ['bad-invitation', 'no-such-table'],
    },
    async ({ person, body }) => {
      const table = await redeem(context, person.id, body.token);
      if (!table.ok) return table;
      const record = await storage.tables.load(table.value);
      return record ? ok(infoOf(record)) : refuse('no-such-table');
    },
  );
}
