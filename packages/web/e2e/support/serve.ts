import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** An answer with a file: its path and its size on the way. */
export interface Served {
  readonly path: string;
  readonly size: number;
}

/**
 * Serves a folder of built files on a free port without keeping the process alive: compressed and kept by browsers, as the real server
 * does. Waits with each answer until `tell` has returned.
 */
export async function serveFolder(folder: string, tell: (served: Served) => void | Promise<void> = () => {}): Promise<string> {
  const server: Server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const isCompressed = existsSync(`${file}.gz`);
    const sent = isCompressed ? `${file}.gz` : file;
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    });
    await tell({ path, size: statSync(sent).size });
    createReadStream(sent).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
