import { ok } from '@durbar/engine';
import { GameSearch, MySearch, NewSearch } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { searchOf, startSearch, stopSearch } from '../../pairing/searching.ts';
import { addressOf } from '../address.ts';
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
      summary:
        'Looks for a game. A search for a live one ends when your last socket closes, one for a turn-based game after a week.',
      body: NewSearch,
      answer: GameSearch,
      faults: ['no-such-game', 'bad-set-up', 'friendly-only', 'too-many-tables', 'busy'],
    },
    async ({ person, body, request }) => {
      const key = `search ${addressOf(request.raw, context.settings.trustedProxies)}`;
      if (!context.limits.entries.spend(key)) return refuse('too-fast', context.limits.entries.comeBack(key));
      return startSearch(context, person, body);
    },
  );

  forPeople(app, 'play', 'DELETE /my/search', { summary: 'Stops looking for a game.' }, async ({ person }) => {
    await stopSearch(context, person.id);
    return ok(undefined);
  });
}
