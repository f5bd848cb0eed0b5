import { createHash } from 'node:crypto';
import { ok } from '@durbar/engine';
import { FeedInfo, MadeFeeds } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { faultOf } from '../../faults.ts';
import { hashToken, newToken } from '../../ids.ts';
import { atomFeed, deadlineCalendar, type FedTable, type FeedContent } from '../../notices/feed.ts';
import { byUrgency, waitingTable } from '../../notices/waiting.ts';
import { languageOf } from '../../notices/webhooks.ts';
import type { Person } from '../../storage/people.ts';
import type { TableRecord } from '../../storage/table-records.ts';
import { forBrowsers } from '../route.ts';
import { originOf } from './webhooks.ts';

/** Feeds at a private address: anyone who knows it can read them, so it can be renewed and revoked, and is stored as a hash. */
export function addFeedRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context;

  forBrowsers(
    app,
    'GET /me/feeds',
    { summary: 'Tells since when you have private feed addresses.', answer: FeedInfo },
    async ({ person }) => {
      const createdAt = await storage.feeds.madeAt(person.id);
      return ok(createdAt === undefined ? {} : { createdAt });
    },
  );

  forBrowsers(
    app,
    'PUT /me/feeds',
    { summary: 'Makes new private feed addresses; older ones stop working.', answer: MadeFeeds },
    async ({ person }) => {
      const token = newToken();
      await storage.feeds.put({ person_id: person.id, token_hash: hashToken(token), created_at: now() });
      return ok({ turns: `/api/feeds/${token}/turns.atom`, deadlines: `/api/feeds/${token}/deadlines.ics` });
    },
  );

  forBrowsers(app, 'DELETE /me/feeds', { summary: 'Revokes your private feed addresses.' }, async ({ person }) => {
    await storage.feeds.remove(person.id);
    return ok(undefined);
  });

  addFeed(app, context, 'turns.atom', {
    summary: 'Lists the games that wait for the owner of this private address, as an Atom feed.',
    media: 'application/atom+xml',
    write: atomFeed,
  });
  addFeed(app, context, 'deadlines.ics', {
    summary: 'Lists the deadlines of the owner of this private address, as a calendar.',
    media: 'text/calendar',
    write: deadlineCalendar,
  });
}

interface Feed {
  readonly summary: string;
  readonly media: string;
  readonly write: (content: FeedContent) => string;
}

function addFeed(app: FastifyInstance, context: Context, name: string, { summary, media, write }: Feed): void {
  const config = { description: { summary, media, access: 'anybody', faults: ['no-such-address'] } as const };
  app.get<{ Params: { token: string } }>(`/feeds/:token/${name}`, { config }, async (request, reply) => {
    const person = await context.storage.feeds.owner(hashToken(request.params.token));
    if (!person || (person.banned_until ?? 0) > context.now()) return reply.code(404).send(faultOf('no-such-address'));
    const text = write(await contentFor(context, person, originOf(context, request)));
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) return reply.code(304).send();
    return reply.type(`${media}; charset=utf-8`).send(text);
  });
}

async function contentFor(context: Context, person: Person, origin: string): Promise<FeedContent> {
  const waiting = byUrgency(await context.storage.tables.ofPerson(person.id), person.id);
  const tables = waiting.map((record) => ({ ...waitingTable(context, record, origin), others: othersAt(record, person.id) }));
  return { owner: person.id, origin, language: languageOf(person), tables };
}

function othersAt({ seats }: TableRecord, person: string): FedTable['others'] {
  return seats.flatMap(({ personId, name }) => (personId === person || name === undefined ? [] : [name]));
}
