import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UsageError } from '../usage.ts';
import { ROOT } from './ledgers.ts';
import { runNewGame } from './new-game.ts';

const CHANGED = ['packages/catalogue/src/index.ts', 'packages/catalogue/package.json', 'packages/web/package.json'];
const root = mkdtempSync(join(tmpdir(), 'durbar-new-game-'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

beforeAll(async () => {
  for (const path of CHANGED) cpSync(join(ROOT, path), join(root, path));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  await runNewGame(['kites'], root);
});
afterAll(() => rmSync(root, { recursive: true }));

test('writes the package and the table of the game under its own name', () => {
  const texts = ['packages/games/kites/src/definition.ts', 'packages/web/src/games/kites/table.ts'].map(read);
  expect(texts[0]).toContain("id: 'kites'");
  for (const text of texts) expect(text).not.toMatch(/high.?card/i);
});

test.each(CHANGED)('registers it in %s', (path) => {
  expect(read(path)).toContain('@durbar/kites');
});

test('the changed packages still parse', () => {
  for (const path of CHANGED.filter((one) => one.endsWith('.json')))
    expect(JSON.parse(read(path)).dependencies).toHaveProperty(['@durbar/kites']);
});

test.each([['kites'], ['Two Kites'], ['x']])('rejects %j', async (name) => {
  await expect(runNewGame([name], root)).rejects.toBeInstanceOf(UsageError);
});
