import { ok } from '@durbar/engine';
import { MadeWebhook, NewWebhook, WebhookInfo, WebhookTest } from '@durbar/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { addWebhook, testWebhook, webhookInfo } from '../../notices/webhooks.ts';
import { forBrowsers } from '../route.ts';

/** Where the person reaches this server, for links in messages. */
export function originOf({ settings }: Pick<Context, 'settings'>, request: FastifyRequest): string {
  return settings.publicUrl?.origin ?? `${request.protocol}://${request.host}`;
}

export function addWebhookRoutes(app: FastifyInstance, context: Context): void {
  const { storage } = context;

  forBrowsers(
    app,
    'GET /me/webhooks',
    { summary: 'Lists your webhooks, for your own turns and for tables you host.', answer: Type.Array(WebhookInfo) },
    async ({ person }) => ok((await storage.webhooks.ofPerson(person.id)).map(webhookInfo)),
  );

  forBrowsers(
    app,
    'POST /me/webhooks',
    {
      summary: 'Adds a webhook for your own turns or, as the host, for the turns at a table.',
      body: NewWebhook,
      answer: MadeWebhook,
      faults: ['bad-webhook', 'too-many-webhooks', 'no-such-table', 'not-host'],
    },
    ({ person, body, request }) => addWebhook(context, person, { ...body, origin: originOf(context, request) }),
  );

  forBrowsers(
    app,
    'POST /me/webhooks/:id/test',
    {
      summary: 'Sends a test message and tells what came of it. If it arrives, a stopped webhook is called again.',
      answer: WebhookTest,
      faults: ['no-such-webhook'],
    },
    ({ person, params }) => testWebhook(context, person, params.id ?? ''),
  );

  forBrowsers(
    app,
    'DELETE /me/webhooks/:id',
    { summary: 'Removes a webhook.', faults: ['no-such-webhook'] },
    async ({ person, params }) =>
      (await storage.webhooks.remove(person.id, params.id ?? '')) ? ok(undefined) : refuse('no-such-webhook'),
  );
}
