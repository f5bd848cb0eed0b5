import type { Result } from '@durbar/engine';
import { ok } from '@durbar/engine';
import { AnalysisState, type Fault } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { askFor, keyOf, stateOf } from '../../analyses/asking.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import type { AnalysisKey } from '../../storage/analyses.ts';
import { mayReview } from '../../tables/sharing.ts';
import { addressOf } from '../address.ts';
import { forAnybody, forPeople } from '../route.ts';

const FAULTS = ['no-such-table', 'not-over', 'other-rules-version', 'damaged-table'] as const;

/** One analysis of each finished game, shared by everyone who may see the game. */
export function addAnalysisRoutes(app: FastifyInstance, context: Context): void {
  const { rooms, settings } = context;

  async function keyFor(table: string, person: string | undefined): Promise<Result<AnalysisKey, Fault>> {
    const key = await rooms.look(table, async (shown) =>
      (await mayReview(context, shown.record, person)) ? keyOf(shown) : undefined,
    );
    return key ?? refuse('no-such-table');
  }

  // Someone with the link of a shared game has no session.
  forAnybody(
    app,
    'GET /tables/:id/analysis',
    { summary: 'Returns the analysis of a finished game, or how far it is.', answer: AnalysisState, faults: FAULTS },
    async ({ visitor, bearer, params }) => {
      const program = bearer?.token.scopes.includes('read') ? bearer : undefined;
      const key = await keyFor(params.id ?? '', (program ?? visitor)?.person.id);
      return key.ok ? ok(await stateOf(context, key.value)) : key;
    },
  );

  forPeople(
    app,
    'read',
    'POST /tables/:id/analysis',
    {
      summary: 'Requests the analysis of a finished game, which is made once for everyone. Ask again until it is there.',
      answer: AnalysisState,
      faults: [...FAULTS, 'analyses-off', 'busy', 'too-fast'],
    },
    async ({ person, params, request }) => {
      const key = await keyFor(params.id ?? '', person.id);
      if (!key.ok) return key;
      // Anyone can be as many guests as they like.
      const asker = person.kind === 'account' ? person.id : addressOf(request.raw, settings.trustedProxies);
      return askFor(context, key.value, asker);
    },
  );
}
