import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Invitation } from '@durbar/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { faultOf } from '../faults.ts';
import { SEAT_COLOURS, tablePicture } from '../previews/picture.ts';
import { languageOf, previewText } from '../previews/texts.ts';
import { lookAt } from '../tables/invitations.ts';
import { type LinkPreview, originOf, withTags } from './link-tags.ts';

const HOUR = 3600;

/**
 * Link previews for tables: title, description and image are in the served page. Preview crawlers have no session and see only what anyone
 * with the link may see.
 */
export function addPreviews(app: FastifyInstance, context: Context, webRoot: string): void {
  const pictures = new Map<string, Promise<Buffer>>();

  async function invitationOf(token: string): Promise<Invitation | undefined> {
    const found = await lookAt(context, token, undefined);
    return found.ok ? found.value : undefined;
  }

  for (const address of ['/i/:token', '/table/:token'] as const)
    app.get<{ Params: { token: string } }>(address, async (request, reply) => {
      const page = await readFile(path.join(webRoot, 'index.html'), 'utf8');
      const invitation = await invitationOf(request.params.token);
      const preview = invitation && previewOf(context, invitation, request);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(withTags(page, preview, originOf(context, request), request.url));
    });

  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const token = request.params.token.replace(/\.png$/, '');
    const invitation = await invitationOf(token);
    const base = invitation && baseOf(context, webRoot, invitation.info.game);
    if (!invitation || base === undefined) return reply.code(404).send(faultOf('no-such-address'));
    const { game, seats } = invitation.info;
    const signs = seats.map(({ person, bot, seat }) => ({
      isFree: person === undefined && bot === undefined,
      colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? [0, 0, 0],
    }));
    const key = `${game} ${signs.map(({ isFree }) => (isFree ? 'o' : 'x')).join('')}`;
    const drawn = pictures.get(key) ?? readFile(base).then((file) => tablePicture(file, signs));
    pictures.set(key, drawn);
    drawn.catch(() => pictures.delete(key));
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${HOUR}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await drawn);
  });
}

/** Only known games have an image. */
function baseOf({ rulebook }: Context, webRoot: string, game: string): string | undefined {
  return rulebook.game(game) ? path.join(webRoot, 'previews', `${game}.png`) : undefined;
}

function previewOf(
  { rulebook }: Context,
  { info, inviter }: Invitation,
  request: FastifyRequest<{ Params: { token: string } }>,
): LinkPreview {
  const text = previewText(languageOf(request.headers['accept-language']), {
    name: inviter?.name,
    game: rulebook.game(info.game)?.title ?? info.game,
    pace: info.pace,
    players: info.players,
    free: info.seats.filter(({ person, bot }) => person === undefined && bot === undefined).length,
  });
  return { ...text, picture: `/preview/${encodeURIComponent(request.params.token)}.png` };
}
