import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { faultOf } from '../faults.ts';

const YEAR = 31_536_000;
/** SVGs only need inline styles. */
const PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the built client. All page URLs return the same page, which routes on the client. */
export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    preCompressed: true,
    allowedPath: (file) => !file.endsWith('.map'),
    setHeaders: (reply, file) => {
      const isHashed = path.relative(webRoot, file).split(path.sep)[0] === 'assets';
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      if (/\.svg(\.(br|gz))?$/.test(file)) reply.header('content-security-policy', PICTURE);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.[a-z0-9]+($|\?)/i.test(request.url);
    return isPage ? reply.sendFile('index.html') : reply.code(404).send(faultOf('no-such-address'));
  });
}

/** The scripts inside the page that may run, as its own policy names them; none while there is no page. */
export async function scriptHashesIn(webRoot: string): Promise<readonly string[]> {
  const page = await readFile(path.join(webRoot, 'index.html'), 'utf8').catch(() => '');
  return (page.match(/sha256-[\w+/]+=*/g) ?? []).map((hash) => `'${hash}'`);
}
