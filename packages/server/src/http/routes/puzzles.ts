import { ok } from '@durbar/engine';
import { PuzzleRecord } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { forBrowsers } from '../route.ts';

/** A long record: thousands of puzzles and ten years of days. */
const RECORD_LIMIT = 160 * 1024;

export function addPuzzleRoutes(app: FastifyInstance, { storage, now }: Context): void {
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
    async ({ person, body }) => {
      if (person.kind !== 'account') return refuse('not-account');
      return ok(await storage.puzzleRecords.merge(person.id, body, now()));
    },
  );
}
