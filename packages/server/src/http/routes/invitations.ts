import { ok } from '@durbar/engine';
import { Id, object } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { inviteFriend } from '../../people/friends.ts';
import { seatOf } from '../../play/room.ts';
import { infoOf } from '../../tables/info.ts';
import { invite, lookAt, redeem } from '../../tables/invitations.ts';
import { forAnybody, forPeople } from '../route.ts';

export function addInvitationRoutes(app: FastifyInstance, context: Context): void {
  const { storage } = context;

  forPeople(app, 'POST /tables/:id/invitations', {}, ({ person, params }) => invite(context, person.id, params.id ?? ''));

  forPeople(app, 'POST /tables/:id/friends', { body: object({ person: Id }) }, ({ person, params, body }) =>
    inviteFriend(context, person, params.id ?? '', body.person),
  );

  forPeople(app, 'GET /my/invitations', {}, async ({ person }) => {
    const tables = await storage.tables.loadMany(await storage.access.openTo(person.id));
    return ok(tables.filter((record) => seatOf(record, person.id) === undefined).map(infoOf));
  });

  forAnybody(app, 'GET /invitations/:token', {}, ({ visitor, params }) =>
    lookAt(context, params.token ?? '', visitor?.person.id),
  );

  const Redeem = object({ token: Type.String({ minLength: 20, maxLength: 100 }) });
  forPeople(app, 'POST /invitations/redeem', { body: Redeem }, async ({ person, body }) => {
    const table = await redeem(context, person.id, body.token);
    if (!table.ok) return table;
    const record = await storage.tables.load(table.value);
    return record ? ok(infoOf(record)) : refuse('no-such-table');
  });
}
