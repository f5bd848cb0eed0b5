import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Invitation } from '@durbar/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { faultOf } from '../faults.ts';
import { SEAT_COLOURS, tablePicture } from '../previews/picture.ts';
import { languageOf, previewText } from '../previews/texts.ts';
import { lookAt } from '../tables/invitations.ts';
import { escaped } from './escaped.ts';

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
      const tags = invitation ? tagsOf(context, invitation, request) : '';
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(page.replace('</head>', `${tags}</head>`));
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

function tagsOf(
  { rulebook, settings }: Context,
  invitation: Invitation,
  request: FastifyRequest<{ Params: { token: string } }>,
): string {
  const { info, inviter } = invitation;
  const { title, line } = previewText(languageOf(request.headers['accept-language']), {
    name: inviter?.name,
    game: rulebook.game(info.game)?.title ?? info.game,
    pace: info.pace,
    players: info.players,
    free: info.seats.filter(({ person, bot }) => person === undefined && bot === undefined).length,
  });
  const origin = settings.publicUrl?.origin ?? `${request.protocol}://${request.host}`;
  const tags = {
    'og:site_name': 'Durbar',
    'og:type': 'website',
    'og:title': title,
    'og:description': line,
    'og:url': `${origin}${request.url}`,
    'og:image': `${origin}/preview/${encodeURIComponent(request.params.token)}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('');
}
