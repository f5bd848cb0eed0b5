import { ok, type Result } from '@durbar/engine';
import { type Fault, TableNote } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { seatOf } from '../../play/room.ts';
import { mayWatch } from '../../tables/admission.ts';
import { forBrowsers } from '../route.ts';

const REFUSED = ['no-such-table', 'not-seated'] as const;

/** A player's private notes: no token reads them, and nothing else ever sends them. */
export function addNoteRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context;

  forBrowsers(
    app,
    'GET /tables/:id/note',
    { summary: 'Returns your private note about a table where you play or played.', answer: TableNote, faults: REFUSED },
    async ({ person, params }) => {
      const { id = '' } = params;
      const mine = await ownTable(context, person.id, id);
      return mine.ok ? ok({ text: (await storage.notes.read(person.id, id)) ?? '' }) : mine;
    },
  );

  forBrowsers(
    app,
    'PUT /tables/:id/note',
    { summary: 'Changes your private note about a table.', body: TableNote, faults: REFUSED },
    async ({ person, params, body }) => {
      const { id = '' } = params;
      const mine = await ownTable(context, person.id, id);
      if (!mine.ok) return mine;
      await storage.notes.write({ person_id: person.id, table_id: id, text: body.text.trim(), updated_at: now() });
      return ok(undefined);
    },
  );
}

async function ownTable(context: Context, person: string, id: string): Promise<Result<void, Fault>> {
  const record = await context.storage.tables.load(id);
  if (!record || !(await mayWatch(context, record, person))) return refuse('no-such-table');
  return seatOf(record, person) === undefined ? refuse('not-seated') : ok(undefined);
}
