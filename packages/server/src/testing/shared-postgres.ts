import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DATABASES } from './new-database.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Before a test run: one PostgreSQL for all test files, started when the first of them asks for a database. */
export default async function setUp(): Promise<() => Promise<void>> {
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
  process.env[DATABASES] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await (await postgres)?.stop();
  };
}
