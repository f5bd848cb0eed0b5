import { ok } from '@durbar/engine';
import { object } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { confirmMail, setMail } from '../../notices/address.ts';
import { PushSubscription } from '../../notices/pusher.ts';
import { noteEvent } from '../events.ts';
import { forAnybody, forBrowsers, forOwners } from '../route.ts';

const MAX_SUBSCRIPTIONS = 20;

export function addNoticeRoutes(app: FastifyInstance, context: Context): void {
  const { storage, pusher, now } = context;

  forAnybody(
    app,
    'GET /push/key',
    { summary: 'Returns the key for push notifications.', answer: object({ key: Type.String() }) },
    async () => ok({ key: await pusher.publicKey() }),
  );

  forBrowsers(
    app,
    'POST /push',
    { summary: 'Turns on push notifications for a browser.', body: PushSubscription, faults: ['bad-subscription'] },
    async ({ person, body }) => {
      if (!pusher.isTrusted(body.endpoint)) return refuse('bad-subscription');
      if ((await storage.push.ofPerson(person.id)).length >= MAX_SUBSCRIPTIONS) return refuse('too-fast');
      const keys = JSON.stringify(body.keys);
      await storage.push.add({ endpoint: body.endpoint, person_id: person.id, keys, created_at: now() });
      return ok(undefined);
    },
  );

  const Endpoint = object({ endpoint: Type.String({ maxLength: 1000 }) });
  forBrowsers(
    app,
    'DELETE /push',
    { summary: 'Turns off push notifications for a browser.', body: Endpoint },
    async ({ person, body }) => {
      const own = await storage.push.ofPerson(person.id);
      if (own.some(({ endpoint }) => endpoint === body.endpoint)) await storage.push.remove(body.endpoint);
      return ok(undefined);
    },
  );

  const Address = object({ address: Type.String({ maxLength: 254 }) });
  forOwners(
    app,
    context,
    'PUT /me/mail',
    { summary: 'Sets your e-mail address, which must then be confirmed.', body: Address, faults: ['no-mail', 'bad-mail'] },
    async ({ person, body, request }) => {
      const set = await setMail(context, person, body.address);
      if (set.ok) await noteEvent(context, request, 'mail-changed', person.id);
      return set;
    },
  );

  forOwners(app, context, 'DELETE /me/mail', { summary: 'Removes your e-mail address.' }, async ({ person, request }) => {
    await storage.people.change(person.id, { mail: null, mail_confirmed: 0 });
    await noteEvent(context, request, 'mail-removed', person.id);
    return ok(undefined);
  });

  forAnybody(
    app,
    'GET /mail',
    { summary: 'Tells whether this server sends e-mail.', answer: object({ isAvailable: Type.Boolean() }) },
    async () => ok({ isAvailable: context.mailer !== undefined }),
  );

  const Token = object({ token: Type.String({ minLength: 20, maxLength: 100 }) });
  forAnybody(
    app,
    'POST /mail/confirm',
    { summary: 'Confirms an e-mail address.', body: Token, faults: ['bad-token'] },
    ({ body }) => confirmMail(context, body.token),
  );
}
