import { ok } from '@durbar/engine';
import { NewTable, TableInfo } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { mayWatch } from '../../tables/admission.ts';
import { createTable } from '../../tables/create.ts';
import { infoOf } from '../../tables/info.ts';
import { lobbyFor } from '../../tables/lobby.ts';
import { rematch } from '../../tables/rematch.ts';
import { sameDeal } from '../../tables/same-deal.ts';
import { limitNewEdition } from '../new-editions.ts';
import { forPeople } from '../route.ts';

/** A custom edition may be long. */
const NEW_TABLE_LIMIT = 512 * 1024;

export function addTableRoutes(app: FastifyInstance, context: Context): void {
  const { storage, rooms } = context;

  forPeople(
    app,
    'read',
    'GET /tables',
    { summary: 'Lists the public tables that are open or running.', answer: Type.Array(TableInfo) },
    async ({ person }) => ok(await lobbyFor(context, await storage.relations.blockedWith(person.id))),
  );

  forPeople(
    app,
    'read',
    'GET /my/tables',
    { summary: 'Lists your tables that are open or running.', answer: Type.Array(TableInfo) },
    async ({ person }) => ok((await storage.tables.ofPerson(person.id)).map(infoOf)),
  );

  forPeople(
    app,
    'play',
    'POST /tables',
    {
      summary: 'Creates a table.',
      body: NewTable,
      bodyLimit: NEW_TABLE_LIMIT,
      answer: TableInfo,
      faults: ['too-many-tables', 'no-such-game', 'no-such-bot', 'bad-set-up', 'unrated-set-up', 'friendly-only'],
    },
    async ({ person, body, request }) => {
      const limited = body.editionData === undefined ? undefined : limitNewEdition(context, request);
      if (limited) return limited;
      if (body.fill !== undefined && !context.bots.levels.includes(body.fill)) return refuse('no-such-bot');
      const created = await createTable(context, person, body);
      if (!created.ok) return created;
      rooms.announceInLobby(created.value);
      return ok(infoOf(created.value));
    },
  );

  forPeople(
    app,
    'read',
    'GET /tables/:id',
    { summary: 'Shows a table.', answer: TableInfo, faults: ['no-such-table', 'other-rules-version', 'damaged-table'] },
    async ({ person, params }) => {
      const record = await storage.tables.load(params.id ?? '');
      if (!record || !(await mayWatch(context, record, person.id))) return refuse('no-such-table');
      const unplayable = record.status === 'running' && (await rooms.look(record.id, (shown) => shown.unplayable));
      return unplayable ? refuse(unplayable) : ok(infoOf(record));
    },
  );

  forPeople(
    app,
    'read',
    'GET /tables/:id/edition',
    { summary: 'Returns the custom edition of a table.', answer: Type.Unknown(), faults: ['no-such-table'] },
    async ({ person, params }) => {
      const record = await storage.tables.load(params.id ?? '');
      if (!record?.editionHash || !(await mayWatch(context, record, person.id))) return refuse('no-such-table');
      const content = await storage.editions.get(record.editionHash);
      return content === undefined ? refuse('no-such-table') : ok(JSON.parse(content));
    },
  );
  addPlayingAgain(app, context);
}

/** New tables for the people of a finished one. */
function addPlayingAgain(app: FastifyInstance, context: Context): void {
  forPeople(
    app,
    'play',
    'POST /tables/:id/rematch',
    {
      summary: 'Creates a rematch table for the same people, or returns the existing one.',
      answer: TableInfo,
      faults: ['no-such-table', 'not-over', 'not-seated', 'friendly-only'],
    },
    async ({ person, params }) => {
      const opened = await rematch(context, person, params.id ?? '');
      return opened.ok ? ok(infoOf(opened.value)) : opened;
    },
  );

  forPeople(
    app,
    'play',
    'POST /tables/:id/same-deal',
    {
      summary: 'Creates a casual table where the same people play the same deal again, each on the next seat.',
      answer: TableInfo,
      faults: ['no-such-table', 'not-over', 'not-seated', 'other-rules-version', 'too-many-tables'],
    },
    async ({ person, params }) => {
      const opened = await sameDeal(context, person, params.id ?? '');
      return opened.ok ? ok(infoOf(opened.value)) : opened;
    },
  );
}
