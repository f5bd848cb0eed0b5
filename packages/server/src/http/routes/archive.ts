import { ok } from '@durbar/engine';
import { ArchivedGame, ArchivePage, ArchiveQuery, PastMoment } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { Saved, savedGame, viewAt } from '../../archive/moments.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../faults.ts';
import { nameKey } from '../../people/names.ts';
import type { Shown } from '../../play/project.ts';
import { seatOf } from '../../play/room.ts';
import { mayReview } from '../../tables/sharing.ts';
import { forPeople } from '../route.ts';

const PAGE = 20;

export function addArchiveRoutes(app: FastifyInstance, context: Context): void {
  const { storage, rooms } = context;

  /** Reads a table that the person may see. */
  async function look<T>(table: string, person: string, read: (shown: Shown) => T): Promise<T | undefined> {
    return rooms.look(table, async (shown) => ((await mayReview(context, shown.record, person)) ? read(shown) : undefined));
  }

  forPeople(
    app,
    'read',
    'GET /archive',
    {
      summary: 'Lists finished public games, newest first; with your own id as `person`, your private ones too.',
      query: ArchiveQuery,
      answer: ArchivePage,
    },
    async ({ person, query }) => {
      const { name, ...rest } = query;
      const key = name === undefined ? undefined : nameKey(name.normalize('NFKC'));
      const games = await storage.archive.search({ ...rest, ...(key ? { name: key } : {}) }, person.id, PAGE);
      const last = games.at(-1);
      const page: ArchivePage = { games, ...(games.length === PAGE && last ? { next: `${last.endedAt}-${last.table}` } : {}) };
      return ok(page);
    },
  );

  forPeople(
    app,
    'read',
    'GET /archive/:id',
    { summary: 'Shows one finished game with its results.', answer: ArchivedGame, faults: ['no-such-table'] },
    async ({ person, params }) => {
      const { id = '' } = params;
      const isLet = await look(id, person.id, () => true);
      const game = isLet ? await storage.archive.game(id) : undefined;
      return game ? ok(game) : refuse('no-such-table');
    },
  );

  forPeople(
    app,
    'read',
    'GET /tables/:id/at/:number',
    {
      summary: 'Shows your view and question after a number of moves.',
      answer: PastMoment,
      faults: ['no-such-table', 'no-such-moment', 'not-running', 'other-rules-version', 'damaged-table'],
    },
    async ({ person, params }) => {
      const { id = '', number } = params;
      const read = (shown: Shown) => viewAt(shown, seatOf(shown.record, person.id) ?? 'spectator', Number(number));
      return (await look(id, person.id, read)) ?? refuse('no-such-table');
    },
  );

  forPeople(
    app,
    'read',
    'GET /tables/:id/saved',
    {
      summary: 'Returns a finished game as a file: every move, and the seed, so anyone can check it.',
      answer: Saved,
      faults: ['no-such-table', 'not-over', 'other-rules-version', 'damaged-table'],
    },
    async ({ person, params, reply }) => {
      const saved = (await look(params.id ?? '', person.id, savedGame)) ?? refuse('no-such-table');
      if (saved.ok) reply.header('content-disposition', `attachment; filename="${saved.value.game}-${params.id}.json"`);
      return saved;
    },
  );
}
