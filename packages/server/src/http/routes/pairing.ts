import { ok } from '@durbar/engine';
import { GameSearch, MySearch, NewSearch } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { searchOf, startSearch, stopSearch } from '../../pairing/searching.ts';
import { forPeople } from '../route.ts';

/** Looking for a game with people of about the same rating. */
export function addPairingRoutes(app: FastifyInstance, context: Context): void {
  forPeople(
    app,
    'read',
    'GET /my/search',
    { summary: 'Shows the game you’re looking for.', answer: MySearch },
    async ({ person }) => {
      const search = await searchOf(context, person.id);
      return ok(search ? { search } : {});
    },
  );

  forPeople(
    app,
    'play',
    'PUT /my/search',
    {
      summary: 'Looks for a game. The search ends when your last socket closes.',
      body: NewSearch,
      answer: GameSearch,
      faults: ['no-such-game', 'friendly-only', 'too-many-tables', 'busy'],
    },
    ({ person, body }) => startSearch(context, person, body),
  );

  forPeople(app, 'play', 'DELETE /my/search', { summary: 'Stops looking for a game.' }, async ({ person }) => {
    await stopSearch(context, person.id);
    return ok(undefined);
  });
}
