import type { Page } from 'playwright-core';
import { leadTo } from './in-page.ts';

/** How a lesson step is shown on the page. */
export interface StepReport {
  readonly kind: string;
  /** Whether something visible is ringed. */
  readonly isPointing: boolean;
  /** How many rings are under the card. */
  readonly covered: number;
  readonly isTooWide: boolean;
  /** Boxes of the card whose text is cut off sideways. */
  readonly cutOff: readonly string[];
}

/** Waits until the coach has found its place at a step. */
export async function waitForStep(page: Page, step: number): Promise<void> {
  const selector = ['says', 'asks'].map((kind) => `[data-coach="${kind}"][data-step="${step}"]`).join();
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, { polling: 15 });
}

export async function reportOf(page: Page): Promise<StepReport> {
  return page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('[data-coach]');
    if (!card) throw new Error('there is no coach');
    const own = card.getBoundingClientRect();
    const rings = [...document.querySelectorAll('[data-ring]')].map((ring) => ring.getBoundingClientRect());
    const overlaps = rings.filter(
      (ring) =>
        Math.min(own.right, ring.right) - Math.max(own.left, ring.left) > 1 &&
        Math.min(own.bottom, ring.bottom) - Math.max(own.top, ring.top) > 1,
    );
    /** Room around a ring; a ring around something out of sight has no other size. */
    const least = 12;
    const texts = [...card.querySelectorAll<HTMLElement>('p, h2, button, a')];
    return {
      kind: card.dataset.coach ?? '',
      isPointing: rings.some(({ width, height }) => Math.min(width, height) > least),
      covered: overlaps.length,
      isTooWide: document.documentElement.scrollWidth > innerWidth + 1,
      cutOff: texts.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent ?? ''),
    };
  });
}

/** Presses the control of a choice, and confirms if asked. */
export async function choose(page: Page, text: string): Promise<void> {
  await page.evaluate(leadTo, text);
  await page.evaluate(async (wanted) => {
    const control = document.querySelector<HTMLElement>(`[data-choice=${JSON.stringify(wanted)}]`);
    if (!control) throw new Error(`"${wanted}" has no control`);
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    document.querySelector<HTMLElement>('[data-confirm]')?.click();
  }, text);
}

/** Continues after reading. */
export async function readOn(page: Page): Promise<void> {
  await page.locator('[data-coach-next]').dispatchEvent('click');
}

/** The texts that are wider than the coach's card, which must be visible. */
export async function tooWideForCard(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((all) => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-coach] :is(h2, [role="status"] p)')];
    const isTooWide = (text: string): boolean =>
      places.some((place) => {
        place.textContent = text;
        return place.scrollWidth > place.clientWidth + 1;
      });
    return places.length < 2 ? ['there is no card'] : all.filter(isTooWide);
  }, texts);
}

/** Every choice on the page except these. */
export async function otherChoices(page: Page, wanted: readonly string[]): Promise<readonly string[]> {
  const all = await page.$$eval('[data-choice]', (controls) => controls.map((one) => (one as HTMLElement).dataset.choice ?? ''));
  return all.filter((text) => !wanted.includes(text));
}
