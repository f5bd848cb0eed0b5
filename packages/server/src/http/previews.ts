import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Invitation } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { faultOf } from '../faults.ts';
import { KeptPictures } from '../previews/kept-pictures.ts';
import { tablePicture } from '../previews/table-picture.ts';
import { languageOf } from '../previews/texts.ts';
import { lookAt } from '../tables/invitations.ts';
import { picturedTable, toldTable } from '../tables/pictured.ts';
import { type LinkPreview, originOf, withTags } from './link-tags.ts';
import { languageOfPicture, PICTURES_PER_ADDRESS, sendPicture } from './pictures.ts';

const KEPT = 200;

/**
 * Link previews for tables: title, description and image are in the served page. Preview crawlers have no session and see only what anyone
 * with the link may see.
 */
export function addPreviews(app: FastifyInstance, context: Context, webRoot: string): void {
  for (const address of ['/i/:token', '/table/:token'] as const)
    app.get<{ Params: { token: string } }>(address, async (request, reply) => {
      const { token } = request.params;
      const page = await readFile(path.join(webRoot, 'index.html'), 'utf8');
      const invitation = await invitationOf(context, token);
      const preview = invitation && previewOf(context, invitation, token, request.headers['accept-language']);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(withTags(page, preview, originOf(context, request), request.url));
    });
}

/** The pictures of these previews. */
export function addTablePictures(api: FastifyInstance, context: Context, webRoot: string): void {
  const kept = new KeptPictures(KEPT);

  api.get<{ Params: { token: string; file: string } }>(
    '/invitations/:token/:file',
    PICTURES_PER_ADDRESS,
    async (request, reply) => {
      const { token, file } = request.params;
      const language = languageOfPicture(file);
      const invitation = language && (await invitationOf(context, token));
      const ground = invitation && groundOf(context, webRoot, invitation.info.game);
      if (!language || !invitation || ground === undefined) return reply.code(404).send(faultOf('no-such-address'));
      const pictured = picturedTable(context, invitation, language);
      const draw = async () => tablePicture(await readFile(ground), pictured);
      return sendPicture(reply, await kept.get(JSON.stringify([invitation.info.game, pictured]), draw));
    },
  );
}

async function invitationOf(context: Context, token: string): Promise<Invitation | undefined> {
  const found = await lookAt(context, token, undefined);
  return found.ok ? found.value : undefined;
}

/** Only known games have an image. */
function groundOf({ rulebook }: Context, webRoot: string, game: string): string | undefined {
  return rulebook.game(game) ? path.join(webRoot, 'previews', `${game}.png`) : undefined;
}

function previewOf(context: Context, invitation: Invitation, token: string, accepted: string | undefined): LinkPreview {
  const language = languageOf(accepted);
  const { title, line } = toldTable(context, invitation, language);
  return { title, line, picture: `/api/invitations/${encodeURIComponent(token)}/picture.${language}.png` };
}
