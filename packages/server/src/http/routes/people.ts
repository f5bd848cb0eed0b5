import { ok } from '@durbar/engine';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { createGuest } from '../../people/guests.ts';
import { meOf } from '../../people/me.ts';
import { forAnybody, forPeople } from '../route.ts';
import { endSession, startSession } from '../visitor.ts';

export function addPeopleRoutes(app: FastifyInstance, context: Context): void {
  const { storage, limits } = context;

  forAnybody(app, 'POST /guest', {}, async ({ visitor, request, reply }) => {
    if (visitor) return ok(await meOf(context, visitor.person));
    if (!limits.newGuests.spend(request.ip)) return refuse('too-fast');
    const id = await createGuest(context);
    await startSession(context, id, request, reply);
    const person = await storage.people.byId(id);
    return person ? ok(await meOf(context, person)) : refuse('no-such-person');
  });

  forPeople(app, 'GET /me', {}, async ({ person }) => ok(await meOf(context, person)));

  forAnybody(app, 'POST /sign-out', {}, async ({ visitor, reply }) => {
    if (visitor) await endSession(context, visitor, reply);
    return ok(undefined);
  });
}
