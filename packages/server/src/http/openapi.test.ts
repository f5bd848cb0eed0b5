import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { Contract, contractOf } from '../testing/contract.ts';
import { TestGuest } from '../testing/guest.ts';
import { startTestServer } from '../testing/server.ts';
import { testDatabases } from '../testing/storage.ts';
import { routesOf } from '../torture/fuzz/routes.ts';
import type { ApiDocument } from './openapi.ts';

const VALIDATOR = createRequire(import.meta.url).resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js');
const databases = testDatabases();
let server: RunningServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer(await databases.fresh('sqlite'));
  folder = await mkdtemp(path.join(tmpdir(), 'durbar-openapi-'));
});
afterAll(async () => {
  await server.close();
  await databases.close();
  await rm(folder, { recursive: true });
});

async function validated(document: unknown): Promise<string> {
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  try {
    return execFileSync(process.execPath, [VALIDATOR, file], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}

test('the document is valid OpenAPI 3.1, according to an independent validator', async () => {
  const { document } = await contractOf(server.url);
  expect(JSON.parse(await validated(document))).toMatchObject({ valid: true });
  expect(JSON.parse(await validated({ ...document, info: {} }))).toMatchObject({ valid: false });
});

/** Pages and pictures, not answers. */
const PAGES = ['GET /api', 'GET /api/reference.css', 'GET /api/games/{id}/{file}'];
/** For everyone but administrators, these don't exist. */
const HIDDEN = ' /api/admin/';

test('every route is in the document, with a summary, answers and faults', async () => {
  const { document } = await contractOf(server.url);
  const documented = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  );
  const routes = (await routesOf(server.context)).map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(routes.length).toBeGreaterThan(50);
  expect([...documented, ...PAGES].sort()).toEqual(routes.filter((route) => !route.includes(HIDDEN)).sort());
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { summary, responses } of operations) {
    expect(summary).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500', '503']));
  }
});

test('every reference leads to a schema, and every schema is referred to', async () => {
  const { document } = await contractOf(server.url);
  const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect([...new Set(names)].sort()).toEqual(Object.keys(document.components.schemas));
  expect(names).toContain('TableInfo');
});

test('detects an answer that differs from its description', () => {
  const schema = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
  const responses = { '200': { description: '', content: { 'application/json': { schema } } }, '204': { description: '' } };
  const paths = { '/api/a/{id}': { get: { operationId: 'getA', responses } } };
  const contract = new Contract({ paths, components: { schemas: {} } } as unknown as ApiDocument);
  const got = { method: 'GET', path: '/api/a/b?c=d', status: 200, type: 'application/json; charset=utf-8' };
  expect(contract.faultOf({ ...got, body: { a: 'x' } })).toBeUndefined();
  expect(contract.faultOf({ ...got, body: { a: 1 } })).toContain('getA 200');
  expect(contract.faultOf({ ...got, status: 404, body: {} })).toContain('answered 404');
  expect(contract.faultOf({ ...got, status: 204, body: { a: 'x' } })).toContain('sent a body');
  expect(contract.faultOf({ ...got, type: 'text/html', body: '' })).toContain('sent text/html');
});

test('the guests of all tests compare their answers with the document', async () => {
  const { document } = await contractOf(server.url);
  const liar = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/api/openapi.json' ? document : { id: 'not all of me' }));
  }).listen(0, '127.0.0.1');
  await once(liar, 'listening');
  const guest = new TestGuest(`http://127.0.0.1:${(liar.address() as AddressInfo).port}`);
  await expect(guest.call('GET', '/api/me')).rejects.toThrow('not as documented: getMe 200');
  liar.close();
});

test('the page shows every route, without scripts, inline styles or anything from elsewhere', async () => {
  const response = await fetch(`${server.url}/api/`);
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const { document } = await contractOf(server.url);
  for (const methods of Object.values(document.paths))
    for (const { operationId } of Object.values(methods)) expect(page).toContain(`id="${operationId}"`);
  for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`id="schema-${name}"`);
  expect(page).not.toMatch(/<script|style=|src=|https?:\/\//);
  const style = await fetch(`${server.url}/api/reference.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
});
