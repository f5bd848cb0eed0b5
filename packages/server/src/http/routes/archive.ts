import { ok } from '@durbar/engine';
import { type ArchivePage, ArchiveQuery } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { savedGame, viewAt } from '../../archive/moments.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { nameKey } from '../../people/names.ts';
import type { Shown } from '../../play/project.ts';
import { seatOf } from '../../play/room.ts';
import { mayWatch } from '../../tables/admission.ts';
import { forPeople } from '../route.ts';

const PAGE = 20;

export function addArchiveRoutes(app: FastifyInstance, context: Context): void {
  const { storage, rooms } = context;

  /** Reads a table that the person may see. */
  async function look<T>(table: string, person: string, read: (shown: Shown) => T): Promise<T | undefined> {
    return rooms.look(table, async (shown) => ((await mayWatch(context, shown.record, person)) ? read(shown) : undefined));
  }

  forPeople(app, 'GET /archive', { query: ArchiveQuery }, async ({ person, query }) => {
    const { name, ...rest } = query;
    const key = name === undefined ? undefined : nameKey(name.normalize('NFKC'));
    const games = await storage.archive.search({ ...rest, ...(key ? { name: key } : {}) }, person.id, PAGE);
    const last = games.at(-1);
    const page: ArchivePage = { games, ...(games.length === PAGE && last ? { next: `${last.endedAt}-${last.table}` } : {}) };
    return ok(page);
  });

  forPeople(app, 'GET /archive/:id', {}, async ({ person, params }) => {
    const { id = '' } = params;
    const isLet = await look(id, person.id, () => true);
    const game = isLet ? await storage.archive.game(id) : undefined;
    return game ? ok(game) : refuse('no-such-table');
  });

  forPeople(app, 'GET /tables/:id/at/:number', {}, async ({ person, params }) => {
    const { id = '', number } = params;
    const read = (shown: Shown) => viewAt(shown, seatOf(shown.record, person.id) ?? 'spectator', Number(number));
    return (await look(id, person.id, read)) ?? refuse('no-such-table');
  });

  forPeople(app, 'GET /tables/:id/saved', {}, async ({ person, params, reply }) => {
    const saved = (await look(params.id ?? '', person.id, savedGame)) ?? refuse('no-such-table');
    if (saved.ok) reply.header('content-disposition', `attachment; filename="${saved.value.game}-${params.id}.json"`);
    return saved;
  });
}
