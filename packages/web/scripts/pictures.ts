import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBot } from '@durbar/bots';
import { chanceText } from '@durbar/chance';
import {
  defined,
  type Match,
  mustAnswer,
  newMatch,
  questionOf,
  questionSeen,
  rulesFor,
  saveAgain,
  seededRandom,
} from '@durbar/engine';
import type { Browser } from 'playwright-core';
import { launch } from '../e2e/support/browser.ts';
import { BOT, definitionOf, keep, PERSON, plannedGame } from '../e2e/support/kept.ts';
import { serveFolder } from '../e2e/support/serve.ts';
import type { LocalGame } from '../src/store/games.ts';

/** `npm run pictures`: takes the picture at the top of the README from the running client. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(ROOT, 'docs/pictures');
const SEED = '5eed000000000000000000000000000000000000000000000000000000000007';
const SETTINGS = { language: 'en', theme: 'light', speed: 'instant', motion: 'still' };

/** A good-looking position for each game, with names for its seats. */
const TABLES = [
  { game: 'rajas', moves: 260, names: ['Meera', 'Amir', 'Sanne'] },
  { game: 'cards-and-karma', moves: 60, names: ['Meera', 'Noor'] },
  { game: 'taj-mahal', moves: 170, names: ['Meera', 'Amir', 'Sanne', 'Noor'] },
] as const;

const client = mkdtempSync(join(tmpdir(), 'durbar-pictures-'));
execFileSync(
  'npm',
  ['run', '-s', 'build', '-w', '@durbar/web', '--', '--outDir', client, '--emptyOutDir', '--logLevel', 'warn'],
  { cwd: ROOT },
);
mkdirSync(FOLDER, { recursive: true });
const browser = await launch();
try {
  const address = await serveFolder(client);
  const shots: Buffer[] = [];
  for (const table of TABLES) shots.push(await tablePicture(browser, address, await gameOf(table)));
  await header(browser, shots);
} finally {
  await browser.close();
  rmSync(client, { recursive: true });
}

/** A game that greedy bots have played until the first seat decides. */
async function gameOf({ game, moves, names }: (typeof TABLES)[number]): Promise<LocalGame> {
  const drivers = names.map((_, seat) => (seat === 0 ? PERSON : BOT));
  const planned = await plannedGame({ game, drivers, names, seed: SEED });
  const rules = rulesFor(await definitionOf(game), planned.saved);
  if (!rules.ok) throw new Error('the set-up is refused');
  const bot = await createBot('greedy', rules.value);
  const random = seededRandom(SEED);
  const isEnough = (match: Match): boolean => match.journal.live.length >= moves && questionOf(match)?.decider === 0;
  let match = newMatch(rules.value);
  for (let question = questionOf(match); question && !isEnough(match); question = questionOf(match)) {
    const { decider } = question;
    if (decider === 'chance') {
      match = mustAnswer(match, chanceText(match, SEED));
      continue;
    }
    const view = rules.value.definition.viewFor(rules.value.game, match.position, decider);
    const answer = bot.choose(view, defined(questionSeen(match, decider), 'question'), { seconds: 0.05 }, random);
    if (!answer.ok) throw new Error(answer.fault.message);
    match = mustAnswer(match, answer.value.text);
  }
  return { ...planned, id: game, name: 'Friday table', saved: saveAgain(match, planned.saved) };
}

async function tablePicture(browser: Browser, address: string, game: LocalGame): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', serviceWorkers: 'block' });
  await context.addInitScript((text) => localStorage.setItem('durbar-settings', text), JSON.stringify(SETTINGS));
  const page = await context.newPage();
  await page.goto(address);
  await keep(page, game);
  await page.goto(`${address}/#/table/${game.id}`);
  await page.waitForSelector('[data-table][data-busy="false"] [data-choice]', { state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(500);
  const shot = await page.screenshot({ type: 'png' });
  await context.close();
  return shot;
}

/** The three tables on one picture, for the top of the README. */
async function header(browser: Browser, shots: readonly Buffer[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 760 } });
  const images = shots.map((shot, at) => `<img class="t${at}" src="data:image/png;base64,${shot.toString('base64')}">`);
  await page.setContent(`<style>
    body { margin: 0; height: 760px; background: #f4ebd9; position: relative; overflow: hidden; }
    img { position: absolute; width: 900px; border-radius: 12px; box-shadow: 0 12px 40px #3b1d1059; }
    .t1 { left: 30px; top: 40px; width: 800px } .t2 { right: 30px; top: 40px; width: 800px } .t0 { left: 310px; bottom: 30px; width: 980px; }
  </style>${[images[1], images[2], images[0]].join('')}`);
  await page.screenshot({ path: join(FOLDER, 'tables.jpg'), type: 'jpeg', quality: 82 });
}
