import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { enteringScript } from './entering-page.ts';

/** Enters everything of the group that a page shows, until it equals the wanted edition. */
export async function enterGroup(page: Page, wanted: unknown): Promise<void> {
  await page.evaluate(enteringScript(wanted));
}

/** The edition as the page saves it. */
export async function savedEdition(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-save]')]);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>;
}
