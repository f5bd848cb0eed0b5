import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { SCREENS, type Screen } from './site.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** Saves a screenshot to an ignored folder for manual review. */
export async function picture(page: Page, name: string): Promise<void> {
  if (inject('share') !== 'whole') return drawn(page);
  await mkdir(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

/** What axe-core finds on the page, one line for each fault. */
export async function faultsOfAccess(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    interface Violation {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }
    // Reporting the thousands of passes takes longer than checking them.
    const { violations } = await engine.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  });
}

/** Minimum size of a control in pixels; fingers need more than pointers. */
export function leastTarget(screen: Screen): number {
  return screen === 'phone' || screen === 'lying' || screen === 'small' ? 44 : 24;
}

/**
 * Controls within reach that are smaller than `least` pixels in one direction; a link inside a sentence is as high as its line. On a
 * zoomable picture, their size at maximum zoom counts.
 */
export async function smallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((size) => {
    const kinds = 'button, a[href], select, textarea, summary, input:not([type="file"]), [role="button"], [data-choice]';
    const targets = (document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(kinds);
    return [...targets].flatMap((target) => {
      const area = target.matches('label input') ? (target.closest('label') ?? target) : target;
      const { width, height } = area.getBoundingClientRect();
      const grows = Number(target.closest<HTMLElement>('[data-zoom] section')?.parentElement?.dataset.zoom ?? 1);
      const isShown = width > 0 && height > 0 && getComputedStyle(target).visibility !== 'hidden';
      if (!isShown || target.matches('.inline-link') || Math.min(width, height) * grows >= size - 0.5) return [];
      const tab = target.closest<HTMLElement>('[data-tab]')?.dataset.tab;
      return [
        `${tab === undefined ? '' : `in the tab ${tab} `}only ${Math.round(width)} × ${Math.round(height)} px: ${target.outerHTML.slice(0, 140)}`,
      ];
    });
  }, least);
}

const PHONES = ['phone', 'lying', 'small'] as const;

/** Small targets on a phone in portrait, in landscape and on a small one in landscape, in every tab; needs a phone page. */
export async function smallTargetsOnPhones(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const screen of PHONES) {
    await page.setViewportSize(SCREENS[screen].viewport);
    await drawn(page);
    for (const tab of await tabsOf(page)) {
      if (tab !== undefined) await page.evaluate(openTab, tab);
      const small = await smallTargets(page, leastTarget(screen));
      found.push(...small.map((fault) => `${name}, ${screen}: ${fault}`));
    }
  }
  await page.setViewportSize(SCREENS.phone.viewport);
  await drawn(page);
  return [...new Set(found)];
}

/** The reachable tabs; no tabs count as one view. */
async function tabsOf(page: Page): Promise<readonly (string | undefined)[]> {
  const tabs = await page.evaluate(() => {
    if (document.querySelector('dialog:modal')) return [];
    return [...document.querySelectorAll<HTMLElement>('[data-tab-button]')].map(({ dataset }) => dataset.tabButton);
  });
  return tabs.length > 0 ? tabs : [undefined];
}

async function openTab(tab: string): Promise<void> {
  document.querySelector<HTMLElement>(`[data-tab-button="${tab}"]`)?.click();
  await new Promise((resolve) => setTimeout(resolve));
}

/** After two frames, everything that follows the window size is in place. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
