import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../e2e/support/browser.ts';
import { GAMES } from '../e2e/support/games.ts';
import { serveFolder } from '../e2e/support/serve.ts';

/**
 * `npm run visits`: how long an empty browser takes until a game can be played, first as it is, then with a processor four times slower and
 * Fast 3G. With a folder it measures that client instead of building this one, so two can be compared. The machine must be free.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TRIES = 3;
/** Every number of a new game's seed: with this one a person begins in Rajas and Cards & Karma. */
const SEED = 2;
/** As in the developer tools of Chromium. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;

/** Milliseconds since the address was entered until something is painted. */
interface Visit {
  /** A game can be started, and is: a button is pressed at once. */
  readonly home: number;
  /** The table is there. */
  readonly table: number;
  /** The first choice can be made: later where bots move first. */
  readonly choice: number;
}

const [given] = process.argv.slice(2);
const folder = given ?? mkdtempSync(join(tmpdir(), 'durbar-visits-'));
if (!given) {
  const build = ['run', '-s', 'build', '-w', '@durbar/web', '--', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  execFileSync('npm', build, { cwd: ROOT });
}
const browser = await launch();
try {
  const address = await serveFolder(folder);
  for (const speed of ['free', 'throttled'] as const)
    for (const { game } of GAMES) {
      const visits: Visit[] = [];
      while (visits.length < TRIES) visits.push(await visit(browser, address, game, speed));
      console.log(speed, game, visits);
    }
} finally {
  await browser.close();
  if (!given) rmSync(folder, { recursive: true });
}

async function visit(browser: Browser, address: string, game: string, speed: 'free' | 'throttled'): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', serviceWorkers: 'block' });
  await context.addInitScript(sameSeeds, SEED);
  await context.addInitScript(playAtOnce, game);
  const page = await context.newPage();
  if (speed === 'throttled') await throttle(page);
  await page.goto(`${address}/`, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => globalThis.durbarVisit?.choice !== undefined && globalThis.durbarVisit);
  const found = (await seen.jsonValue()) as Visit;
  await context.close();
  return found;
}

declare global {
  var durbarVisit: Partial<Record<keyof Visit, number>> | undefined;
}

/** Runs in the page, because asking from outside takes up to half a second. */
function playAtOnce(game: string): void {
  const visit: NonNullable<typeof globalThis.durbarVisit> = {};
  globalThis.durbarVisit = visit;
  const awaited: [keyof Visit, string][] = [
    ['home', `[data-play-now="${game}"]`],
    ['table', '[data-table] [data-part]'],
    ['choice', '[data-table] [data-choice]'],
  ];
  const look = (): void => {
    const [name, selector] = awaited[0] ?? [];
    if (name === undefined || selector === undefined) return;
    const found = document.querySelector<HTMLElement>(selector);
    requestAnimationFrame(look);
    if (!found?.checkVisibility()) return;
    awaited.shift();
    // A message arrives after the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      visit[name] = Math.round(performance.now());
      if (name === 'home') found.click();
    };
    port2.postMessage('');
  };
  requestAnimationFrame(look);
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Runs in the page. */
function sameSeeds(seed: number): void {
  const SEED_BYTES = 32;
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(array: T): T => {
    if (array.byteLength !== SEED_BYTES) return random(array);
    new Uint8Array(array.buffer, array.byteOffset, SEED_BYTES).fill(seed);
    return array;
  };
}
