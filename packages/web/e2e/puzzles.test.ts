import { readFileSync } from 'node:fs';
import type { Puzzle } from '@durbar/bots';
import { defined } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heightBelowArch, piecesOverPrompt } from './support/arch.ts';
import { GAMES } from './support/games.ts';
import { faultsOfAccess } from './support/looks.ts';
import { relayTo } from './support/relay.ts';
import { openSite, type Screen, type Site } from './support/site.ts';
import { READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

function puzzlesOf(game: string): readonly Puzzle[] {
  return JSON.parse(readFileSync(new URL(`../src/puzzles/data/${game}.json`, import.meta.url), 'utf8')).puzzles;
}

/** The one with the longest position has the most pieces. */
function fullestOf(game: string): Puzzle {
  return defined(puzzlesOf(game).toSorted((one, other) => other.position.length - one.position.length)[0], 'puzzle');
}

async function openPuzzle(game: string, { id }: Puzzle, screen: Screen = 'laptop') {
  const opened = await site.open({ screen, path: `#/puzzle/${game}.${id}` });
  await opened.page.waitForSelector(READY);
  return opened;
}

/** Presses one choice after another, unless the table answers automatically, and confirms. */
async function playTurn(page: Page, texts: readonly string[]): Promise<void> {
  await page.evaluate(async (answers) => {
    const press = (element: Element | null | undefined): boolean => {
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return element !== null && element !== undefined;
    };
    const state = (): string | undefined => document.querySelector<HTMLElement>('[data-puzzle]')?.dataset.puzzle;
    const stepsOf = (): string[] => JSON.parse(document.querySelector<HTMLElement>('[data-table]')?.dataset.steps ?? '[]');
    for (let tries = 0; state() === 'solving'; tries++) {
      if (tries > 1500) throw new Error(`nothing happens at ${stepsOf()}`);
      const next = answers[stepsOf().length];
      const control = next === undefined ? undefined : document.querySelector(`[data-choice="${CSS.escape(next)}"]`);
      const isSelected = control?.hasAttribute('data-selected');
      if (control && !isSelected) press(control);
      else press(document.querySelector('[data-confirm]:enabled'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, texts);
}

async function stateOf(page: Page): Promise<string | null> {
  return page.getAttribute('[data-puzzle]', 'data-puzzle');
}

test.each(GAMES)('the pieces of a puzzle of $game stay in their place on every wide screen', async ({ game }) => {
  for (const screen of ['laptop', 'notebook', 'desktop'] as const) {
    const { page, context, errors } = await openPuzzle(game, fullestOf(game), screen);
    expect(await page.evaluate(heightBelowArch), screen).toBeLessThanOrEqual(1);
    expect(await page.evaluate(piecesOverPrompt), screen).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a puzzle that is solved says why, and the rating rises', async () => {
  const [puzzle] = puzzlesOf('rajas');
  const { page, errors } = await openPuzzle('rajas', defined(puzzle, 'puzzle'));
  await playTurn(page, defined(puzzle, 'puzzle').solution.texts);
  await expect.poll(() => stateOf(page)).toBe('found');
  expect(await page.locator('[data-report="solution"] p').first().textContent()).not.toBe('');
  expect(await page.locator('[data-part="hand"]').first().isVisible()).toBe(true);
  expect(await page.textContent('[data-change]')).toMatch(/^1200 → 12\d\d$/);
  await expect.poll(() => faultsOfAccess(page), { interval: 500 }).toEqual([]);
  await page.click('[data-next-puzzle]');
  await page.waitForSelector('[data-puzzle="solving"]');
  await page.goto(`${site.address}/#/puzzles`);
  await expect.poll(() => page.textContent('[data-row]')).toBe('1');
  for (const game of ['rajas', 'cards-and-karma', 'taj-mahal']) await page.waitForSelector(`[data-miniature="${game}"]`);
  await expect.poll(async () => new Set(await page.locator('[data-puzzle-row]').allTextContents()).size).toBeGreaterThan(10);
  await expect.poll(async () => (await page.locator('[data-puzzle-row]').allTextContents()).join(' ')).toMatch(/Visit \d+ of 12/);
  await expect.poll(() => faultsOfAccess(page), { interval: 500 }).toEqual([]);
  expect(errors).toEqual([]);
});

test('a wrong turn is answered with what follows, can be tried again, and the solution can be seen', async () => {
  const puzzle = defined(puzzlesOf('taj-mahal')[0], 'puzzle');
  const { page, errors } = await openPuzzle('taj-mahal', puzzle);
  await playTurn(page, defined(puzzle.refuted[0], 'refuted turn').texts);
  await expect.poll(() => stateOf(page)).toBe('wrong');
  await page.waitForSelector('[data-report="refuted"]');
  expect(await page.textContent('[data-outcome]')).toContain(`${Math.round(100 * puzzle.solution.chance)}%`);
  expect(await page.textContent('[data-change]')).toMatch(/^1200 → 11\d\d$/);
  await page.click('[data-try-again]');
  await page.waitForSelector(READY);
  expect(await page.getAttribute('[data-table]', 'data-table')).toBe('0');
  await page.click('[data-show-solution]');
  await expect.poll(() => stateOf(page)).toBe('shown');
  expect(await page.locator('[data-report="solution"] li').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('nudges say what the turn gains, then ring where it begins; the game goes on after the solution', async () => {
  const puzzle = defined(
    puzzlesOf('rajas').find(({ goal }) => goal !== 'win'),
    'puzzle',
  );
  const { page, errors } = await openPuzzle('rajas', puzzle, 'phone');
  await page.click('[data-nudge-me]');
  expect(await page.locator('[data-nudge="1"] b').textContent()).not.toBe('');
  expect(await page.locator('[data-nudge-ring]').count()).toBe(0);
  await page.click('[data-nudge-me]');
  await page.waitForSelector('[data-nudge-ring]');
  expect(await page.locator('[data-nudge-me]').count()).toBe(0);
  await playTurn(page, puzzle.solution.texts);
  await expect.poll(() => stateOf(page)).toBe('found');
  expect(await page.locator('[data-change]').count()).toBe(0);
  await page.click('[data-play-on]');
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  await page.waitForSelector('[data-table]');
  await page.reload();
  await page.waitForSelector(READY, { timeout: 30_000 });
  expect(errors).toEqual([]);
});

test('today’s puzzles are the same for everyone, also without a network', async () => {
  const network = await relayTo(site.address);
  const { page, context } = await site.open({ address: network.address, serviceWorkers: 'allow', screen: 'phone' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 });
  await network.cut();
  await page.goto(`${network.address}/#/puzzles`);
  const daily = page.locator('[data-daily="cards-and-karma"] [data-solve]');
  const address = defined((await daily.getAttribute('data-solve')) ?? undefined, 'puzzle of the day');
  expect(puzzlesOf('cards-and-karma').map(({ id }) => `cards-and-karma.${id}`)).toContain(address);
  await expect.poll(() => faultsOfAccess(page), { interval: 500 }).toEqual([]);
  await daily.click();
  await page.waitForSelector(READY);
  expect(await stateOf(page)).toBe('solving');
  await context.close();
});
