import fastify from 'fastify';
import type { Context } from '../../context.ts';
import { addApi } from '../../http/app.ts';
import type { Schema } from './arbitrary.ts';

/** A route as the server itself describes it. */
export interface Route {
  readonly method: string;
  readonly url: string;
  readonly body?: Schema;
  readonly query?: Schema;
}

/** Every route of the API, with the schemas that check its input. */
export async function routesOf(context: Context): Promise<Route[]> {
  const routes: Route[] = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.addHook('onRoute', ({ method, url, schema }) => {
    const { body, querystring } = (schema ?? {}) as { body?: Schema; querystring?: Schema };
    const described = { ...(body ? { body } : {}), ...(querystring ? { query: querystring } : {}) };
    for (const one of [method].flat()) routes.push({ method: one, url, ...described });
  });
  await app.register(async (api) => addApi(api, context), { prefix: '/api' });
  await app.close();
  return routes;
}
