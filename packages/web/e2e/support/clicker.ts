import { answerMatch, ask, below, defined, type Match, newMatch, type Random, rulesFor, seededRandom } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LocalGame } from '../../src/store/games.ts';
import { definitionOf, kept } from './kept.ts';

/** One control as it stands on the page. */
interface Control {
  readonly text: string;
  /** The tab it lies in, on phones. */
  readonly tab: string | undefined;
  readonly isInView: boolean;
}

interface TableReport {
  readonly number: number;
  readonly controls: readonly Control[];
  readonly isTooWide: boolean;
}

export interface ClickedGame {
  readonly steps: number;
  readonly isOver: boolean;
  /** The longest time from a click to the next moment on screen, and the mean. */
  readonly slowest: number;
  readonly mean: number;
}

export interface ClickOptions {
  readonly game: LocalGame;
  readonly seed: string;
  /** Stops after so many clicks; a whole game when absent. */
  readonly most?: number;
  /** Called before each choice, for instance to look at the page. */
  readonly before?: (page: Page, step: number) => Promise<void>;
}

/**
 * Plays by clicking at random. Before each click the controls on the page must equal the choices of the engine, which follows the
 * kept log in its own match: nothing missing, nothing twice, nothing more.
 */
export async function playByClicking(page: Page, { game, seed, most = 5000, before }: ClickOptions): Promise<ClickedGame> {
  const random = seededRandom(seed);
  const match = await matchOf(game);
  const times: number[] = [];
  while (times.length < most) {
    await raiseCurtain(page);
    await settled(page);
    await follow(page, game.id, match);
    const question = ask(match.rules, match.position);
    if (!question) return summaryOf(times, true);
    if (await raiseCurtain(page)) continue;
    await checkControls(page, match);
    await before?.(page, times.length);
    times.push(await clickOne(page, match, random));
  }
  return summaryOf(times, false);
}

async function matchOf({ saved }: LocalGame): Promise<Match> {
  const rules = rulesFor(await definitionOf(saved.game), saved);
  if (!rules.ok) throw new Error('the set-up is refused');
  return newMatch(rules.value);
}

/** Waits until nothing is being shown any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('[data-table][data-busy="false"]', { timeout: 20_000, state: 'attached' });
}

async function raiseCurtain(page: Page): Promise<boolean> {
  const button = page.locator('[data-ready]');
  if ((await button.count()) === 0) return false;
  await button.click();
  await button.waitFor({ state: 'detached' });
  return true;
}

/** Plays the answers that the page has kept since. */
async function follow(page: Page, id: string, match: Match): Promise<void> {
  const shown = await page.locator('[data-table]').getAttribute('data-table');
  for (let tries = 0; tries < 50; tries++) {
    const { saved } = await kept(page, id);
    for (const text of saved.log.slice(match.log.length)) {
      const { decider } = defined(ask(match.rules, match.position), 'question of a kept answer');
      const answered = answerMatch(match, decider, match.log.length, text);
      expect(answered.ok, `the kept answer "${text}" is legal`).toBe(true);
    }
    if (match.log.length >= Number(shown)) return;
    await page.waitForTimeout(20);
  }
  throw new Error(`the page shows move ${shown}, but only ${match.log.length} are kept`);
}

async function checkControls(page: Page, match: Match): Promise<void> {
  const { rules, position, log } = match;
  const { choices } = defined(ask(rules, position), 'question');
  const wanted = choices.map((choice) => rules.definition.format(rules.game, choice));
  const { number, controls, isTooWide } = await report(page);
  expect(number).toBe(log.length);
  const where = `move ${log.length + 1}, ${position.agenda.at(-1)?.kind}`;
  expect(controls.map(({ text }) => text).sort(), `controls at ${where}`).toEqual(wanted.sort());
  expect(isTooWide, `nothing scrolls sideways at ${where}`).toBe(false);
  const hidden = controls.filter(({ tab, isInView }) => tab === undefined && !isInView).map(({ text }) => text);
  expect(hidden, `controls out of sight at ${where}`).toEqual([]);
}

async function report(page: Page): Promise<TableReport> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return {
        text: element.dataset.choice ?? '',
        tab: element.closest<HTMLElement>('[data-tab]')?.dataset.tab,
        isInView: width > 0 && height > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1,
      };
    });
    const table = document.querySelector<HTMLElement>('[data-table]');
    return {
      number: Number(table?.dataset.table),
      controls,
      isTooWide: document.documentElement.scrollWidth > innerWidth + 1,
    };
  });
}

/** Clicks one control, confirms when asked to, and tells how long the page took to show it. */
async function clickOne(page: Page, match: Match, random: Random): Promise<number> {
  const { controls } = await report(page);
  const { text, tab } = defined(controls[below(random, controls.length)], 'control');
  if (tab !== undefined) await page.locator(`[data-tab-button="${tab}"]`).click();
  const control = page.locator(`[data-choice=${JSON.stringify(text)}]`);
  await watchNumber(page, match.log.length);
  await control.click({ timeout: 5000 });
  const confirm = page.locator('[data-confirm]');
  if ((await confirm.count()) > 0) await confirm.click({ timeout: 5000 });
  return page.evaluate(() => (window as unknown as { untilShown: Promise<number> }).untilShown);
}

/** Starts a clock at the next click that stops when the table shows another moment. */
async function watchNumber(page: Page, number: number): Promise<void> {
  await page.evaluate((before) => {
    const shown = new Promise<number>((resolve) => {
      let start = performance.now();
      addEventListener('click', () => (start = performance.now()), { capture: true });
      const look = (): void => {
        const now = document.querySelector<HTMLElement>('[data-table]')?.dataset.table;
        if (now === undefined || Number(now) === before) requestAnimationFrame(look);
        else resolve(performance.now() - start);
      };
      look();
    });
    Object.assign(window, { untilShown: shown });
  }, number);
}

function summaryOf(times: readonly number[], isOver: boolean): ClickedGame {
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  return { steps: times.length, isOver, slowest: Math.max(0, ...times), mean };
}
