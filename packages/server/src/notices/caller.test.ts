import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { createCaller } from './caller.ts';
import { isPublicAddress, publicAddressOf } from './public-address.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const callers = (patience = 2000) => createCaller({ webhookHosts: [receiver.origin] }, { patience });
const post = (path: string, patience?: number) => callers(patience).post(`${receiver.origin}${path}`, '{}', {});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '2001:0:1::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'not an address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '192.0.3.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a name is public only if all its addresses are', async () => {
  const outside = { address: '8.8.8.8', family: 4 };
  expect(await publicAddressOf('a.example', async () => [outside])).toEqual(outside);
  expect(await publicAddressOf('a.example', async () => [outside, { address: '127.0.0.1', family: 4 }])).toBeUndefined();
  expect(await publicAddressOf('a.example', async () => [{ address: '::ffff:10.0.0.1', family: 6 }])).toBeUndefined();
  expect(await publicAddressOf('a.example', async () => [])).toBeUndefined();
});

test.each([
  'http://discord.com/api/webhooks/1/x',
  'ftp://example.org/',
  'https://user:password@example.org/',
  'https://user@example.org/',
  'https://example.org:22/',
  'javascript:alert(1)',
  'example.org/hook',
  '//example.org/hook',
  `https://example.org/${'x'.repeat(500)}`,
])('%s is not accepted as an address', (address) => {
  expect(callers().isAllowed(address)).toBe(false);
});

test.each([
  'https://localhost/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
])('%s is never called', async (address) => {
  expect(await callers().post(address, '{}', {})).toEqual({ kind: 'forbidden' });
});

test('another port of an allowed host is not allowed', async () => {
  expect(await callers().post(receiver.origin.replace(/\d+$/, '1'), '{}', {})).toEqual({ kind: 'forbidden' });
});

test('connects to the address that was checked, whatever the name leads to later', async () => {
  const connected = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    connected.resolve();
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const asked: string[] = [];
  const publicAddress = async (host: string) => {
    asked.push(host);
    return { address: '127.0.0.1', family: 4 } as const;
  };
  const caller = createCaller({ webhookHosts: [] }, { publicAddress });
  expect(await caller.post(`https://rebound.invalid:${port}/`, '{}', {})).toEqual({ kind: 'unreachable' });
  await connected.promise;
  expect(asked).toEqual(['rebound.invalid']);
  server.close();
});

test('does not follow a redirect', async () => {
  expect(await post('/redirect')).toEqual({ kind: 'answered', status: 302 });
  expect(receiver.at('/inside')).toEqual([]);
});

test('reads nothing of an endless answer', async () => {
  expect(await post('/endless')).toEqual({ kind: 'answered', status: 200 });
});

test('gives up on too many headers, on silence and on a closed port', async () => {
  expect(await post('/headers')).toEqual({ kind: 'unreachable' });
  expect(await post('/silent', 100)).toEqual({ kind: 'slow' });
  const closed = 'http://127.0.0.1:1';
  expect(await createCaller({ webhookHosts: [closed] }).post(closed, '{}', {})).toEqual({ kind: 'unreachable' });
});

test('a name that takes too long to resolve is too slow', async () => {
  const caller = createCaller({ webhookHosts: [] }, { patience: 50, publicAddress: () => new Promise(() => {}) });
  expect(await caller.post('https://slow.invalid/', '{}', {})).toEqual({ kind: 'slow' });
});
