import { ok } from '@durbar/engine';
import { FoundShare, PuzzleRecord } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { addressOf } from '../address.ts';
import { forAnybody, forBrowsers } from '../route.ts';

/** A long record: thousands of puzzles and ten years of days. */
const RECORD_LIMIT = 160 * 1024;

export function addPuzzleRoutes(app: FastifyInstance, { storage, limits, settings, now }: Context): void {
  forBrowsers(
    app,
    'PUT /me/puzzles',
    {
      summary: 'Adds what this device knows to the puzzle record of your account, and returns all of it.',
      body: PuzzleRecord,
      bodyLimit: RECORD_LIMIT,
      answer: PuzzleRecord,
      faults: ['not-account'],
    },
    async ({ person, body, request }) => {
      if (person.kind !== 'account') return refuse('not-account');
      const address = addressOf(request.raw, settings.trustedProxies);
      const counts = (puzzle: string) =>
        limits.puzzleTries.spend(address) && limits.triesOfOnePuzzle.spend(`${address} ${puzzle}`);
      return ok(await storage.puzzleRecords.merge({ person: person.id, added: body, at: now(), counts }));
    },
  );
  forAnybody(
    app,
    'GET /puzzles/found',
    {
      summary: 'How often puzzles were found at the first try, if at least ten people have tried them.',
      query: Type.Object({ ids: Type.String({ pattern: IDS }) }, { additionalProperties: false }),
      answer: Type.Array(FoundShare),
    },
    async ({ query }) => {
      const tries = await storage.puzzleRecords.tries(query.ids.split(','));
      const enough = tries.filter(({ found, missed }) => found + missed >= ENOUGH);
      return ok(enough.map(({ puzzle, found, missed }) => ({ puzzle, percent: Math.round((100 * found) / (found + missed)) })));
    },
  );
}

/** Up to 40 puzzles at once. */
const IDS = '^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,39}$';
/** With fewer tries a share says little, and could say how one person did. */
const ENOUGH = 10;
