import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Screen } from './site.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** Writes a picture of the page into an ignored folder, to be looked at by people. */
export async function picture(page: Page, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

/** What axe-core finds on the page, one line for each fault. */
export async function faultsOfAccess(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    interface Violation {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }
    const { violations } = await engine.run();
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  });
}

/** How many pixels a control must have in each direction: fingers need more than pointers; the lowest screen draws its boards smaller. */
export function leastTarget(screen: Screen): number {
  if (screen === 'small') return 36;
  return screen === 'phone' || screen === 'lying' ? 44 : 24;
}

/** Controls that are smaller than `least` pixels in one direction; a link inside a sentence is as high as its line. */
export async function smallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((size) => {
    const targets = document.querySelectorAll<HTMLElement>('button, a[href], select, input:not([type="file"]), [role="button"]');
    return [...targets].flatMap((target) => {
      const area = target.matches('label input') ? (target.closest('label') ?? target) : target;
      const { width, height } = area.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && getComputedStyle(target).visibility !== 'hidden';
      if (!isShown || target.matches('.inline-link') || Math.min(width, height) >= size - 0.5) return [];
      return [`only ${Math.round(width)} × ${Math.round(height)} px: ${target.outerHTML.slice(0, 140)}`];
    });
  }, least);
}
