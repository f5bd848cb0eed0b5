import { ok } from '@durbar/engine';
import { object, TableInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Saved } from '../../archive/moments.ts';
import { gameFor } from '../../archive/shared-game.ts';
import type { Context } from '../../context.ts';
import { infoOf } from '../../tables/info.ts';
import { setSharing } from '../../tables/sharing.ts';
import { forAnybody, forPeople } from '../route.ts';

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

  const changes = { answer: TableInfo, faults: ['no-such-table', 'not-seated', 'not-over', 'always-public'] } as const;
  forPeople(
    app,
    'play',
    'PUT /tables/:id/sharing',
    { summary: 'Lets anyone with the link see a finished private game you played.', ...changes },
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
