import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { playQuickly } from './support/quick.ts';
import { at, begin, joinFromLobby, openHouse, openTable, type Visitor, visit } from './support/visitors.ts';

openHouse();

const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

const LINES = {
  en: ['Luck verified.', 'Your browser’s share counted.'],
  de: ['Zufall nachgeprüft.', 'Der Beitrag deines Browsers ist eingegangen.'],
  fr: ['Hasard vérifié.', 'La part de votre navigateur a compté.'],
  nl: ['Toeval gecontroleerd.', 'Het aandeel van je browser telt mee.'],
};

async function expectVerified({ page }: Visitor, table: string): Promise<void> {
  for (const [language, sentences] of Object.entries(LINES)) {
    await page.evaluate((wanted) => {
      const settings = JSON.parse(localStorage.getItem('durbar-settings') ?? '{}');
      localStorage.setItem('durbar-settings', JSON.stringify({ ...settings, language: wanted }));
    }, language);
    await page.goto(at(`#/end/${table}`));
    await page.reload();
    await page.locator('[data-share="counted"]').waitFor();
    const line = await page.locator('.fair p').textContent();
    for (const sentence of sentences) expect(line).toContain(sentence);
  }
}

test('two browsers create the seed together and verify it at the end in every language, and so does the command line', async () => {
  const host = await visit();
  const guest = await visit({ screen: 'phone' });
  const table = await openTable(host, { game: 'cards-and-karma', players: 2 });
  const sealed = await host.page.locator('[data-seal]').textContent();
  await joinFromLobby(guest, table);
  await host.page.locator('[data-shares="2"]').waitFor();
  expect(await guest.page.locator('[data-seal]').textContent()).toBe(sealed);
  await begin(host, guest);
  await Promise.all([playQuickly(host.page, { table, backTo: 20 }), playQuickly(guest.page, { table })]);
  for (const one of [host, guest]) await expectVerified(one, table);
  await host.page.goto(at(`#/proof/${table}`));
  await host.page.locator('[data-finding="fair"]').waitFor();
  const folder = await mkdtemp(path.join(tmpdir(), 'durbar-chance-'));
  const file = path.join(folder, 'game.json');
  const saved = await host.page.evaluate(async (id) => (await fetch(`/api/tables/${id}/saved`)).text(), table);
  await writeFile(file, saved);
  expect(JSON.parse(saved).entries.filter(({ kind }: { kind: string }) => kind === 'undo').length).toBeGreaterThan(0);
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'replay', file, '--verify', '--json'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(JSON.parse(stdout).chance).toMatchObject({ finding: 'fair', differing: [], shares: { added: [1, 2], missing: [] } });
  await rm(folder, { recursive: true });
});
