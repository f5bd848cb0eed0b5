import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An HTTP server that receives webhooks. The path decides how it behaves. */
export interface Receiver {
  readonly origin: string;
  readonly calls: ReceivedCall[];
  /** The bodies that arrived at a path. */
  at(path: string): string[];
  close(): Promise<void>;
}

const ENDLESS = Buffer.alloc(65_536, 'x');

/** `/redirect` leads to `/inside`, `/endless` never stops, `/headers` has too many, `/silent` never answers, `/404` says so. */
export async function startReceiver(): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  const server: Server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      calls.push({ path, headers: request.headers, body });
      if (path === '/silent') return;
      if (path === '/redirect') response.writeHead(302, { location: '/inside' }).end();
      else if (path === '/headers') response.writeHead(200, { 'x-much': 'x'.repeat(20_000) }).end();
      else if (path === '/endless') {
        response.writeHead(200);
        const pour = (): void => {
          while (!response.destroyed && response.write(ENDLESS));
        };
        response.on('drain', pour);
        pour();
      } else response.writeHead(/^\/\d{3}$/.test(path) ? Number(path.slice(1)) : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    at: (path) => calls.filter((call) => call.path === path).map(({ body }) => body),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
