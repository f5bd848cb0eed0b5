import type { Page } from 'playwright-core';

/** There when the table waits for a choice. */
export const READY = '[data-table][data-busy="false"] [data-choice]';

/** How many answers the table shows. */
export async function numberAt(page: Page): Promise<number> {
  return Number(await page.locator('[data-table]').getAttribute('data-table'));
}

/** Takes the first choice there is. */
export async function makeAMove(page: Page): Promise<void> {
  await page.waitForSelector(READY);
  const before = await numberAt(page);
  await page.locator('[data-choice]:visible').first().press('Enter');
  await page.waitForFunction(
    (number) => Number(document.querySelector<HTMLElement>('[data-table]')?.dataset.table) > number,
    before,
  );
}
