import type { NoticeSettings } from '@durbar/protocol';
import type { FastifyReply } from 'fastify';
import { languageOf } from '../previews/texts.ts';

/** What a picture shows may change or become private, so no one may keep it for long. */
const MINUTES = 5;

/** Drawing takes time, so an address gets fewer pictures than other answers. */
export const PICTURES_PER_ADDRESS = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } } as const;

/** `picture.de.png` is in German. */
export function languageOfPicture(file: string): NoticeSettings['language'] | undefined {
  const language = /^picture\.([a-z]{2})\.png$/.exec(file)?.[1];
  return language === undefined ? undefined : languageOf(language);
}

export function sendPicture(reply: FastifyReply, picture: Buffer): FastifyReply {
  return reply
    .type('image/png')
    .header('cache-control', `public, max-age=${60 * MINUTES}`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(picture);
}
