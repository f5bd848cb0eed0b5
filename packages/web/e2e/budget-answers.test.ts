import { defined } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from './support/games.ts';
import { BOT, type GamePlan, keep, PERSON, plannedGame } from './support/kept.ts';
import { openSite, type Site } from './support/site.ts';
import { strainOn } from './support/strain.ts';
import { numberAt, READY } from './support/table.ts';
import { workDuring } from './support/tasks.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000004';
const EVERY_MODULE = {
  navaratnas: 'on',
  cows: 'on',
  wilderness: 'on',
  pinkElephant: 'on',
  river: 'mysterious',
  holi: 'front',
  kedarnath: 'front',
  roads: 'front',
};
const TABLES = [
  { name: 'rajas with every module', game: 'rajas', players: 4, options: EVERY_MODULE },
  ...GAMES.map(({ game, players }) => ({ name: game, game, players, options: {} })),
];
/** The machine may be busy: the best of a few tries counts. */
const TRIES = 3;
const MOVES = 12;

describe.each(TABLES)('the table of $name', ({ name, game, players, options }) => {
  test('starts to move within 50 ms, paints a press within 60 ms and what is pointed at within 16 ms (p95)', async () => {
    const drivers = [PERSON, ...Array.from({ length: players - 1 }, () => BOT)];
    const tries: Answers[] = [];
    while (tries.length < TRIES && !tries.some(isPrompt))
      tries.push(await measureAnswers({ game, drivers, options, seed: SEED }));
    console.log(name, 'answers', tries);
    expect(tries.some(isPrompt)).toBe(true);
  });
});

/** CPU time until the table answers a real pointer, in milliseconds. */
interface Answers {
  /** From pressing the main button until the first piece moves. */
  readonly start: Times;
  /** From any press until the frame after it is painted. */
  readonly press: Times;
  /** From pointing at a choice until its preview is painted. */
  readonly pointing: Times;
  readonly strain: number;
}

interface Times {
  readonly median: number;
  readonly p95: number;
}

function isPrompt({ start, press, pointing, strain }: Answers): boolean {
  return start.p95 <= 50 * strain && press.p95 <= 60 * strain && pointing.p95 <= 16 * strain;
}

async function measureAnswers(plan: GamePlan): Promise<Answers> {
  const { page, context } = await site.open({ settings: { speed: 'swift', motion: 'full' } });
  const strain = await strainOn(page);
  const planned = await plannedGame(plan);
  await keep(page, planned);
  await page.goto(`${site.address}/#/table/${planned.id}`);
  await page.waitForSelector(READY);
  await page.evaluate(markAnswers, SPANS);
  const { start, press, pointing } = await workDuring(page, SPANS, async () => {
    for (let move = 0; move < MOVES && (await page.locator('[data-finale]').count()) === 0; move++) await moveByPointer(page);
  });
  await context.close();
  return { start: timesOf(start), press: timesOf(press), pointing: timesOf(pointing), strain };
}

function timesOf(times: readonly number[]): Times {
  if (times.length < MOVES / 2) throw new Error('too few answers were seen');
  const sorted = [...times].sort((a, b) => a - b);
  const upTo = (part: number): number => Math.round(defined(sorted[Math.ceil(sorted.length * part) - 1], 'time'));
  return { median: upTo(0.5), p95: upTo(0.95) };
}

const NEXT = ['[data-confirm]:enabled', '[data-choice]', '[data-leads-to]'];
/** How long a person takes at least to aim at the next control. */
const AIMING = 60;

/** Points at what comes next and presses it until the table shows another position. */
async function moveByPointer(page: Page): Promise<void> {
  await page.waitForSelector(READY);
  const before = await numberAt(page);
  for (let tries = 0; (await numberAt(page)) === before; tries++) {
    if (tries > 100) throw new Error('nothing happens');
    const at = await page.evaluate(middleOfNext, NEXT);
    if (at === undefined) continue;
    await page.mouse.move(at.x, at.y);
    await page.waitForTimeout(AIMING);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(AIMING);
  }
}

/** Where a pointer would press the first control that it can reach. Runs in the page. */
function middleOfNext(selectors: readonly string[]): { readonly x: number; readonly y: number } | undefined {
  for (const selector of selectors)
    for (const control of document.querySelectorAll(selector)) {
      control.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (control.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  return undefined;
}

const SPANS = {
  start: { from: 'durbar-pressed', to: 'durbar-moves' },
  press: { from: 'durbar-clicked', to: 'durbar-painted' },
  pointing: { from: 'durbar-pointed', to: 'durbar-previewed' },
} as const;

/** Marks what the pointer does and when the table has answered. Runs in the page. */
function markAnswers({ start, press, pointing }: typeof SPANS): void {
  const markPainted = (name: string): void => {
    requestAnimationFrame(() => {
      // A message arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(name);
      port2.postMessage('');
    });
  };
  let isPressed = false;
  const click = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    performance.mark(press.from);
    markPainted(press.to);
    if (!target.closest('[data-confirm]')) return;
    isPressed = true;
    performance.mark(start.from);
  };
  const point = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('[data-choice], [data-leads-to]')) return;
    performance.mark(pointing.from);
    markPainted(pointing.to);
  };
  addEventListener('click', click, { capture: true });
  addEventListener('pointerover', point, { capture: true });
  const stage = document.querySelector('[data-stage]');
  if (!stage) throw new Error('the table has no stage');
  const look = (changes: readonly MutationRecord[]): void => {
    if (!isPressed || !changes.some(({ addedNodes }) => addedNodes.length > 0)) return;
    isPressed = false;
    performance.mark(start.to);
  };
  new MutationObserver(look).observe(stage, { childList: true });
}
