import { expect, test } from 'vitest';
import { finishedGame } from './support/finished.ts';
import { keep } from './support/kept.ts';
import { clickOn } from './support/online.ts';
import { READY } from './support/table.ts';
import { at, newContext, openHouse, openTable, type Visitor, visit } from './support/visitors.ts';

openHouse();

/** A visitor whose browser records what the page's policy forbids. */
async function watchedVisitor(): Promise<{ visitor: Visitor; violations: string[] }> {
  const context = await newContext('laptop', 'light');
  const violations: string[] = [];
  await context.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      tellViolation(`${violatedDirective}: ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`),
    );
  });
  const visitor = await visit({ context });
  visitor.page.on('console', (message) => {
    if (/Content Security Policy|Trusted|Cross-Origin/.test(message.text())) violations.push(message.text());
  });
  return { visitor, violations };
}

const PAGES = ['#/', '#/games', '#/settings', '#/lessons', '#/tables', '#/account', '#/archive', '#/rules/rajas/all', 'api/'];
const SEED = '5eed000000000000000000000000000000000000000000000000000000000003';
const GAMES = ['rajas', 'cards-and-karma', 'taj-mahal'];

test('the client never violates its own content security policy', async () => {
  const { visitor, violations } = await watchedVisitor();
  const { page } = visitor;
  for (const path of [...PAGES, ...GAMES.flatMap((game) => [`#/new/${game}`, `#/new/${game}/online`, `#/rules/${game}`])]) {
    await page.goto(at(path));
    await page.locator('h1, h2').first().waitFor();
  }
  for (const game of GAMES) {
    await page.goto(at('#/'));
    await page.locator(`[data-play-now="${game}"]`).click();
    await page.waitForSelector(READY);
    await clickOn(page, { seed: 1, until: 12 });
  }
  const finished = await finishedGame('taj-mahal', 3, SEED);
  await keep(page, finished);
  for (const path of [`#/end/${finished.id}`, `#/proof/${finished.id}`, `#/replay/${finished.id}`, '#/learn/rajas']) {
    await page.goto(at(path));
    await page.locator('h1, h2, [data-table]').first().waitFor();
  }
  await openTable(visitor, { game: 'rajas', players: 2 });
  expect(violations).toEqual([]);
});

test('the policy blocks markup from text, inline styles and foreign scripts', async () => {
  const { visitor, violations } = await watchedVisitor();
  const refused = await visitor.page.evaluate(tryEverything);
  expect(refused).toEqual(['innerHTML', 'Worker', 'policy']);
  expect(await visitor.page.evaluate(() => crossOriginIsolated)).toBe(true);
  await visitor.page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => violations.filter((text) => text.startsWith('style-src')).length).toBeGreaterThan(0);
});

/** What an injected script would try; self-contained, because it runs in the page. */
function tryEverything(): string[] {
  const attempts: Record<string, () => unknown> = {
    innerHTML: () => {
      document.createElement('div').innerHTML = '<b>text</b>';
    },
    Worker: () => new Worker('/sw.js'),
    policy: () => (window as unknown as Pages).trustedTypes.createPolicy('another', {}),
  };
  interface Pages {
    readonly trustedTypes: { createPolicy(name: string, rules: object): unknown };
  }
  return Object.entries(attempts).flatMap(([name, attempt]) => {
    try {
      attempt();
      return [];
    } catch {
      return [name];
    }
  });
}
