import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

test('a JSON log has nothing else on standard output', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'durbar-json-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info', LOG_FORMAT: 'json' };
  const child = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err] = [child.stdout, child.stderr].map((stream) => {
    const said = { text: '' };
    stream.on('data', (part) => {
      said.text += part;
    });
    return said;
  });
  await expect.poll(() => err?.text, { timeout: 60_000 }).toContain('Durbar is running at');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
  await rm(dataDir, { recursive: true });
  const lines = out?.text.trim().split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map((line) => JSON.parse(line))).toEqual(lines.map(() => expect.objectContaining({ level: 30 })));
});

test('an unknown option is named in one sentence', async () => {
  const { code, err } = await run('serve', '--port', '80');
  expect(code).toBe(2);
  expect(err.trim()).toBe("durbar: Unknown option '--port'");
});
