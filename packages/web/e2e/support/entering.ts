import { readFileSync } from 'node:fs';
import { type AnyGame, defined } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { enteringScript } from './entering-page.ts';

export interface Entering {
  /** What the edition is to say. */
  readonly wanted: unknown;
  /** How many entries of each group are typed on the browser's own keyboard; the others by events within the page. */
  readonly byKeyboard: number;
  /** Called when a group is entered. */
  readonly entered?: (group: string) => Promise<void>;
}

/** Begins an edition from nothing and enters every group through its own page. Ends at the overview. */
export async function enterFromNothing(page: Page, game: AnyGame, { wanted, byKeyboard, entered }: Entering): Promise<void> {
  await page.exposeFunction('pressKeys', async (keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  });
  await page.selectOption('form select', 'nothing');
  await page.click('[data-begin]');
  await page.waitForSelector('[data-save]');
  const overview = page.url();
  for (const group of inOrder(defined(game.editing, 'editing').groups.map(({ id }) => id))) {
    await page.click(`[data-group="${group}"]`);
    await page.waitForSelector('[data-progress]');
    await page.waitForSelector('[data-add], [data-new-road], [data-field], [data-save-entry]');
    await page.evaluate(enteringScript(wanted, byKeyboard));
    await entered?.(group);
    await page.goto(overview);
    await page.waitForSelector('[data-save]');
  }
}

/** Roads join cities that are there. */
function inOrder(groups: readonly string[]): readonly string[] {
  return [...groups.filter((id) => id !== 'roads'), ...groups.filter((id) => id === 'roads')];
}

/** What is printed on components: all but what an edition says about itself. */
export function printed(edition: unknown): unknown {
  return JSON.parse(JSON.stringify(edition, (key, part: unknown) => (['about', 'provenance'].includes(key) ? undefined : part)));
}

export interface SavedFile {
  readonly path: string;
  readonly name: string;
  readonly content: string;
}

/** The edition as the page saves it. */
export async function savedFile(page: Page): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-save]')]);
  const path = await download.path();
  return { path, name: download.suggestedFilename(), content: readFileSync(path, 'utf8') };
}
