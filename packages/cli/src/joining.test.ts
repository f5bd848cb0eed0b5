import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@durbar/server';
import { expect, test } from 'vitest';
import { openedText } from './joining.ts';

const LAN = {
  host: '0.0.0.0',
  url: 'http://127.0.0.1:3000',
  addresses: ['192.168.0.7', '10.0.0.2'],
  hasClient: true,
  isTerminal: false,
};

test('a local server says how others could join', () => {
  const text = openedText({ ...LAN, host: '127.0.0.1' });
  expect(text).toMatch(/^Durbar is running at http:\/\/127\.0\.0\.1:3000\n.*--lan/);
  expect(text).not.toContain('192.168');
});

test('a network server prints its address, with a QR code in a terminal', () => {
  const plain = openedText(LAN).split('\n');
  expect(plain.slice(0, 3)).toEqual([
    'Durbar is running at http://localhost:3000',
    'Others in your network: http://192.168.0.7:3000',
    'Others in your network: http://10.0.0.2:3000',
  ]);
  expect(plain).toHaveLength(4);
  const drawn = openedText({ ...LAN, isTerminal: true }).split('\n');
  const code = drawn.filter((line) => line.startsWith('\u001b'));
  expect(code).toHaveLength((25 + 4 + 1) / 2);
  expect(code[1]).toContain('█▀▀▀▀▀█');
});

test('recognises a server that listens on all addresses', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'durbar-lan-'));
  const server = await serve({ HOST: LAN.host, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  expect(openedText({ ...LAN, url: server.url })).toContain(
    `Others in your network: http://192.168.0.7:${new URL(server.url).port}`,
  );
  await server.close();
  await rm(dataDir, { recursive: true });
});

test('a server without a client says so', () => {
  expect(openedText({ ...LAN, hasClient: false })).toContain('npm run build');
});
