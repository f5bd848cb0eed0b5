import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Answers every request with a new database, and starts PostgreSQL for the first; stops with the process that started this one. */
let postgres: Promise<TestPostgres> | undefined;

const server = createServer(async (_request, response) => {
  postgres ??= startPostgres();
  try {
    response.end(await (await postgres).database());
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

await once(process, 'disconnect');
server.close();
server.closeAllConnections();
await (await postgres)?.stop();
