import { ok } from '@durbar/engine';
import { OwnEdition, OwnEditionInfo, SentEdition } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { keepEdition } from '../../people/own-editions.ts';
import { limitNewEdition } from '../new-editions.ts';
import { forBrowsers } from '../route.ts';

/** The largest game's edition has 26 kB; this is room for one with all its named versions. */
const EDITION_LIMIT = 512 * 1024;

/** A person's own editions. No one else reads them; a table has its own copy. */
export function addEditionRoutes(app: FastifyInstance, context: Context): void {
  const { storage } = context;

  forBrowsers(
    app,
    'GET /me/editions',
    { summary: 'Lists the editions you have entered, without their content.', answer: Type.Array(OwnEditionInfo) },
    async ({ person }) => ok([...(await storage.ownEditions.of(person.id))]),
  );

  forBrowsers(
    app,
    'GET /me/editions/:id',
    { summary: 'Returns an edition of yours with its named versions.', answer: OwnEdition, faults: ['no-such-edition'] },
    async ({ person, params }) => {
      const edition = await storage.ownEditions.get(person.id, params.id ?? '');
      return edition ? ok(edition) : refuse('no-such-edition');
    },
  );

  forBrowsers(
    app,
    'PUT /me/editions/:id',
    {
      summary: 'Keeps an edition with your account, unless it was changed there since the revision you know.',
      body: SentEdition,
      bodyLimit: EDITION_LIMIT,
      answer: OwnEditionInfo,
      faults: ['not-account', 'no-such-edition', 'no-such-game', 'not-an-edition', 'too-many-editions', 'edition-changed'],
    },
    async ({ person, params, body, request }) => {
      if (body.revision === undefined) {
        const limited = limitNewEdition(context, request);
        if (limited) return limited;
      }
      return keepEdition(context, person, params.id ?? '', body);
    },
  );

  forBrowsers(
    app,
    'DELETE /me/editions/:id',
    { summary: 'Deletes an edition of yours. Tables that play it keep their copy.', faults: ['no-such-edition'] },
    async ({ person, params }) =>
      (await storage.ownEditions.remove(person.id, params.id ?? '')) ? ok(undefined) : refuse('no-such-edition'),
  );
}
