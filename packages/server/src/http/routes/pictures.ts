import type { NoticeSettings } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import { pictureOf } from '../../archive/picture.ts';
import type { Context } from '../../context.ts';
import { faultOf } from '../../faults.ts';
import { languageOfPicture, PICTURES_PER_ADDRESS, sendPicture } from '../pictures.ts';

/** Pictures kept in memory; drawing one takes a tenth of a second. */
const KEPT = 200;

/** Pictures of finished games, for the previews of their links. */
export function addPictureRoutes(app: FastifyInstance, context: Context): void {
  const drawn = new Map<string, Buffer>();

  app.get<{ Params: { id: string; file: string } }>('/games/:id/:file', PICTURES_PER_ADDRESS, async (request, reply) => {
    const { id, file } = request.params;
    const language = languageOfPicture(file);
    const picture = language && (await pictureFor(id, language));
    return picture ? sendPicture(reply, picture) : reply.code(404).send(faultOf('no-such-address'));
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
