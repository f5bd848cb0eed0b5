import type { NoticeSettings } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { pictureOf } from '../../archive/picture.ts';
import type { Context } from '../../context.ts';
import { faultOf } from '../../faults.ts';
import { languageOf } from '../../previews/texts.ts';

/** Pictures kept in memory; drawing one takes a tenth of a second. */
const KEPT = 200;
/** A shared game can become private again, so no one may keep its picture for long. */
const MINUTES = 5;

/** Pictures of finished games, for the previews of their links. They count like other requests, because drawing takes time. */
export function addPictureRoutes(app: FastifyInstance, context: Context): void {
  const drawn = new Map<string, Buffer>();

  app.get<{ Params: { id: string; file: string } }>('/games/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const language = /^picture\.([a-z]{2})\.png$/.exec(file)?.[1];
    const picture = language === undefined ? undefined : await pictureFor(id, languageOf(language));
    if (!picture) return reply.code(404).send(faultOf('no-such-address'));
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${60 * MINUTES}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture);
  });

  /** The storage says whether it is still shared. */
  async function pictureFor(id: string, language: NoticeSettings['language']): Promise<Buffer | undefined> {
    const key = `${id} ${language}`;
    const picture = await pictureOf(context, id, language, drawn.get(key));
    if (picture) drawn.set(key, picture);
    const [oldest] = drawn.keys();
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
    return picture;
  }
}
