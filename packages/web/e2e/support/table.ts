import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { BOT, type GamePlan, keep, PERSON, plannedGame } from './kept.ts';
import { faultsOfAccess, picture } from './looks.ts';
import type { Screen, Site } from './site.ts';

export interface TablePlan extends Omit<GamePlan, 'drivers'> {
  readonly players: number;
  /** How many of the seats people play; all when absent. */
  readonly people?: number;
  readonly screen: Screen;
  readonly settings?: Readonly<Record<string, string>>;
}

/** A page with its own game on the table. */
export async function openTable(site: Site, { players, people = players, screen, settings = {}, ...plan }: TablePlan) {
  const opened = await site.open({ screen, settings });
  const drivers = Array.from({ length: players }, (_, seat) => (seat < people ? PERSON : BOT));
  const game = await plannedGame({ ...plan, drivers });
  await keep(opened.page, game);
  await opened.page.goto(`${site.address}/#/table/${game.id}`);
  return { ...opened, game };
}

/** Present when the table waits for a choice. */
export const READY = '[data-table][data-busy="false"] :is([data-choice], [data-leads-to])';

/** How many answers the table shows. */
export async function numberAt(page: Page): Promise<number> {
  return Number(await page.locator('[data-table]').getAttribute('data-table'));
}

/** Chooses this (by default the proposal, or else the first choice) and confirms it. */
export async function makeAMove(page: Page, choice?: string): Promise<void> {
  await page.waitForSelector(READY);
  const before = await numberAt(page);
  if (choice !== undefined) await page.locator(choice).first().dispatchEvent('click');
  await confirmMove(page, before);
}

/** Confirms the selection; follow-up questions are answered with the proposal or their first choice. */
export async function confirmMove(page: Page, before: number): Promise<void> {
  await page.evaluate(async (number) => {
    const { dataset } = document.querySelector<HTMLElement>('[data-table]') ?? document.body;
    for (let tries = 0; Number(dataset.table) === number; tries++) {
      if (tries > 2000) throw new Error('nothing happens');
      const next =
        document.querySelector('[data-confirm]:enabled') ??
        document.querySelector('[data-choice]') ??
        document.querySelector('[data-leads-to]');
      next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, before);
}

/**
 * Opens this with a key. The table may be moving on to the next question, where there is nothing to open yet; then the key is pressed
 * again.
 */
export async function openByKey(page: Page, key: string, opened = 'dialog[open]'): Promise<void> {
  const isOpen = async (): Promise<boolean> => (await page.locator(opened).count()) > 0;
  await expect
    .poll(async () => {
      if (!(await isOpen())) await page.keyboard.press(key);
      return isOpen();
    })
    .toBe(true);
}

/** Selected, but another piece is needed for a choice. */
const NEEDS_ANOTHER = '[data-leads-to][data-selected]:not([data-choice])';

/**
 * Answers with the focused choice by Enter: it selects and confirms, including follow-up questions. An arrow leads to another piece if one
 * is needed.
 */
export async function enterChoice(page: Page): Promise<void> {
  const before = await numberAt(page);
  await expect
    .poll(async () => {
      if ((await page.locator(`${NEEDS_ANOTHER}:focus`).count()) > 0) await page.keyboard.press('ArrowRight');
      if ((await page.locator(`${NEEDS_ANOTHER}:focus`).count()) > 0) await page.keyboard.press('ArrowLeft');
      if ((await numberAt(page)) === before) await page.keyboard.press('Enter');
      return numberAt(page);
    })
    .toBeGreaterThan(before);
}

/** Answers with the first of these choices, by keyboard alone. */
export async function answerByKeys(page: Page, choice: string): Promise<void> {
  await page.locator(choice).first().focus();
  await enterChoice(page);
}

/** Checks each kind of decision once, as named by `kindOf` from its choice texts. */
export function looksAtEach(name: string, kindOf: (texts: readonly string[]) => string | undefined) {
  const seen = new Set<string>();
  const look = async (page: Page): Promise<void> => {
    const controls = page.locator('[data-choice], [data-leads-to]');
    const kind = kindOf(
      await controls.evaluateAll((all) => all.map(({ dataset }) => dataset.choice ?? JSON.parse(dataset.leadsTo ?? '[""]')[0])),
    );
    if (kind === undefined || seen.has(kind)) return;
    seen.add(kind);
    // A fault during rendering may be transient; only a persistent one counts.
    await expect.poll(() => faultsOfAccess(page), { message: kind, interval: 500 }).toEqual([]);
    await picture(page, `${name}-${kind.replaceAll('/', '-')}`);
  };
  return { seen, look };
}
