import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UsageError } from '../usage.ts';
import { ROOT } from './ledgers.ts';
import { runNewModule } from './new-module.ts';

const LISTS = ['packages/games/rajas/src/modules/list.ts', 'packages/web/src/games/rajas/modules/list.ts'];
const root = mkdtempSync(join(tmpdir(), 'durbar-new-module-'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

beforeAll(async () => {
  for (const list of LISTS) cpSync(join(ROOT, list), join(root, list));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  await runNewModule(['fireworks'], root);
});
afterAll(() => rmSync(root, { recursive: true }));

test('writes the rules and the client of the module under its own name', () => {
  const rules = read('packages/games/rajas/src/modules/fireworks/index.ts');
  expect(rules).toContain('export const fireworks: RajasModule');
  expect(read('packages/web/src/games/rajas/modules/fireworks/lobby.ts')).toContain("title: 'Fireworks'");
  for (const text of [rules, ...LISTS.map(read)]) expect(text).not.toMatch(/lanterns/i);
});

test.each(LISTS)('registers it in %s, in alphabetical order', (list) => {
  const lines = read(list)
    .split('\n')
    .filter((line) => line.startsWith('export '));
  expect(lines).toContain("export { fireworks } from './fireworks/index.ts';");
  expect(lines).toEqual(lines.toSorted());
});

test.each([['fireworks'], ['Fire Works'], ['x']])('rejects %j', async (name) => {
  await expect(runNewModule([name], root)).rejects.toBeInstanceOf(UsageError);
});
