import { ok } from '@durbar/engine';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../context.ts';
import { type DescribedRoute, documentOf } from './openapi.ts';
import { REFERENCE_STYLE, referencePage } from './reference.ts';
import { forAnybody } from './route.ts';

const WRITTEN = Type.Unsafe<string>(Type.Object({ openapi: Type.String() }));
/** Generated once, and sent like a page. */
const uncounted = { config: { rateLimit: false } };

/** Lets the API describe itself: to programs by a document, to people by a page. Must be registered before the routes it describes. */
export function describeApi(api: FastifyInstance, { build }: Pick<Context, 'build'>): void {
  const routes: DescribedRoute[] = [];
  api.addHook('onRoute', ({ method, url, config }) => {
    const description = config?.description;
    if (description && typeof method === 'string' && method !== 'HEAD') routes.push({ ...description, method, url });
  });
  let made: { readonly json: string; readonly page: string } | undefined;
  const make = () => {
    const document = documentOf(routes, build.version);
    return { json: JSON.stringify(document), page: referencePage(document) };
  };
  const texts = () => {
    made ??= make();
    return made;
  };
  forAnybody(
    api,
    'GET /openapi.json',
    { summary: 'Describes this API as OpenAPI 3.1.', answer: WRITTEN, isUncounted: true },
    async ({ reply }) => {
      reply.type('application/json');
      return ok(texts().json);
    },
  );
  api.get('/', uncounted, async (_request, reply) => reply.type('text/html; charset=utf-8').send(texts().page));
  api.get('/reference.css', uncounted, async (_request, reply) => reply.type('text/css; charset=utf-8').send(REFERENCE_STYLE));
}
