import { ok } from '@durbar/engine';
import { object, TableInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { liveGame, shownEdition } from '../../archive/live-game.ts';
import { Saved } from '../../archive/moments.ts';
import { gameFor } from '../../archive/shared-game.ts';
import type { Context } from '../../context.ts';
import { infoOf } from '../../tables/info.ts';
import { setSharing } from '../../tables/sharing.ts';
import { forAnybody, forPeople } from '../route.ts';

/** Written as text by the handler. */
const Live = Type.Unsafe<string>(object({ state: Type.Optional(Type.Object({ type: Type.Literal('state') })) }));

export function addSharingRoutes(app: FastifyInstance, context: Context): void {
  forAnybody(
    app,
    'GET /games/:id',
    {
      summary: 'Returns a finished game, its table and its file: to anyone if it is public or shared, otherwise to its players.',
      answer: object({ info: TableInfo, saved: Saved }),
      faults: ['no-such-table', 'private-game', 'not-over', 'other-rules-version', 'damaged-table'],
    },
    async ({ visitor, bearer, params }) => {
      const isReader = bearer?.token.scopes.includes('read');
      return gameFor(context, params.id ?? '', isReader ? bearer?.person.id : visitor?.person.id);
    },
  );

  const Known = object({
    version: Type.Optional(Type.Integer({ minimum: 0 })),
    have: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  });
  forAnybody(
    app,
    'GET /games/:id/live',
    {
      summary:
        'Returns a public or shared game as spectators see it, while it runs and after it; without a state if you have its version.',
      query: Known,
      answer: Live,
      faults: ['no-such-table', 'private-game', 'not-running'],
    },
    async ({ params, query, reply }) => {
      const found = await liveGame(context, params.id ?? '', query);
      if (found.ok) reply.type('application/json; charset=utf-8');
      return found;
    },
  );

  forAnybody(
    app,
    'GET /games/:id/edition',
    { summary: 'Returns the custom edition of a public or shared game.', answer: Type.Unknown(), faults: ['no-such-table'] },
    ({ params }) => shownEdition(context, params.id ?? ''),
  );

  const changes = {
    answer: TableInfo,
    faults: ['no-such-table', 'not-seated', 'not-host', 'not-over', 'always-public'],
  } as const;
  forPeople(
    app,
    'play',
    'PUT /tables/:id/sharing',
    { summary: 'Lets anyone with the link see a private game you play or played; while it runs, only its host can.', ...changes },
    async ({ person, params }) => {
      const done = await setSharing(context, person.id, params.id ?? '', 'shared');
      return done.ok ? ok(infoOf(done.value)) : done;
    },
  );

  forPeople(
    app,
    'play',
    'DELETE /tables/:id/sharing',
    { summary: 'Makes a shared game private again.', ...changes },
    async ({ person, params }) => {
      const done = await setSharing(context, person.id, params.id ?? '', 'private');
      return done.ok ? ok(infoOf(done.value)) : done;
    },
  );
}
