import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadOutcome } from '@durbar/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resultOf } from '../archive/result.ts';
import type { Context } from '../context.ts';
import { resultText } from '../previews/result-texts.ts';
import { languageOf } from '../previews/texts.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { isShared } from '../tables/sharing.ts';
import { type LinkPreview, originOf, withTags } from './link-tags.ts';

type GameRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * Pages about finished games, for people without a session: the target of shared links, whose preview shows the result, and the board that
 * other sites embed. A private game looks like one that doesn't exist.
 */
export function addSharedPages(app: FastifyInstance, context: Context, webRoot: string): void {
  const pageOf = (file: string) => readFile(path.join(webRoot, file), 'utf8');

  async function sharedGame(id: string): Promise<TableRecord | undefined> {
    const record = await context.storage.tables.load(id);
    return record && isShared(record) ? record : undefined;
  }

  for (const address of ['/game/:id', '/game/:id/:number'] as const)
    app.get<{ Params: { id: string } }>(address, async (request, reply) => {
      const record = await sharedGame(request.params.id);
      const preview = record && (await previewOf(context, record, request));
      const page = withTags(await pageOf('index.html'), preview, originOf(context, request), request.url);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    });

  for (const address of ['/embed/:id', '/embed/:id/:number'] as const)
    app.get(address, async (_request, reply) => {
      letOthersFrame(reply);
      const page = (await pageOf('index.html')).replace('<head>', '<head><base target="_blank" />');
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    });
}

/** Only the embedded board may be shown inside other sites' pages; it has no session and no actions to click on unawares. */
function letOthersFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('x-robots-tag', 'noindex');
  reply.removeHeader('x-frame-options');
}

async function previewOf({ rulebook }: Context, record: TableRecord, { headers }: GameRequest): Promise<LinkPreview> {
  const language = languageOf(headers['accept-language']);
  const words = (await loadOutcome(record.game))?.[language];
  const { headline, reason, note, places } = resultText(language, resultOf(record), words);
  const title = `${headline} · ${rulebook.game(record.game)?.title ?? record.game}`;
  return {
    title,
    line: [reason, `${places} · ${note()}`].join(' ').trim(),
    picture: `/api/games/${record.id}/picture.${language}.png`,
  };
}
