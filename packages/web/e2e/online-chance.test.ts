import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, begin, joinFromLobby, openHouse, openTable, type Visitor, visit } from './support/visitors.ts';

openHouse();

const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

interface Plan {
  readonly table: string;
  /** Asks the others to undo to this many moves, once the journal is twice as long. */
  readonly backTo?: number;
}

/** Plays random legal answers over the page's socket until the game is over, and accepts all requests. */
function playQuickly(page: Page, plan: Plan): Promise<void> {
  return page.evaluate(
    ({ table, backTo }) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`);
        let id = 1;
        let hasAsked = backTo === undefined;
        let viewer: unknown;
        const send = (command: object): void => socket.send(JSON.stringify({ id: id++, table, ...command }));
        const answer = (number: number, choices: readonly { readonly text: string }[]): void => {
          if (hasAsked || number < 2 * (backTo ?? 0)) {
            send({ type: 'move', number, text: choices[Math.floor(Math.random() * choices.length)]?.text });
            return;
          }
          hasAsked = true;
          send({ type: 'ask', request: { kind: 'undo', to: backTo } });
        };
        socket.onopen = () => send({ type: 'watch' });
        socket.onmessage = ({ data }) => {
          const { type, info, question, number, viewer: seat } = JSON.parse(String(data));
          if (type === 'state') viewer = seat;
          if (info?.status === 'finished') resolve();
          if (info?.request?.waiting.includes(viewer)) send({ type: 'reply', request: info.request.id, consent: true });
          if (question && question.decider === viewer) answer(number, question.choices);
        };
      }),
    plan,
  );
}

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
