import type { Page } from 'playwright-core';

/** How a step of a lesson stands on the page. */
export interface StepReport {
  readonly kind: string;
  /** What the coach points at and what is wanted, as the page shows it; covered ones are under the card. */
  readonly pointedAt: number;
  readonly covered: number;
  readonly isTooWide: boolean;
  /** Boxes of the card whose text is cut off sideways. */
  readonly cutOff: readonly string[];
}

/** Waits until the coach has come to a step and rests in its place. */
export async function waitForStep(page: Page, step: number): Promise<void> {
  await page.waitForSelector(`[data-coach="says"][data-step="${step}"], [data-coach="asks"][data-step="${step}"]`, {
    timeout: 30_000,
  });
  await page.waitForFunction(() => {
    const places = document.querySelectorAll('[data-coach], [data-ring]');
    const now = JSON.stringify([...places].map((one) => one.getBoundingClientRect()));
    const memory = window as unknown as { lastPlaces?: string; since?: number };
    if (memory.lastPlaces !== now) memory.since = performance.now();
    memory.lastPlaces = now;
    return performance.now() - (memory.since ?? 0) > 330;
  });
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
    const texts = [...card.querySelectorAll<HTMLElement>('p, h2, button, a')];
    return {
      kind: card.dataset.coach ?? '',
      pointedAt: rings.length,
      covered: overlaps.length,
      isTooWide: document.documentElement.scrollWidth > innerWidth + 1,
      cutOff: texts.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent ?? ''),
    };
  });
}

/** Presses the control of a choice, and the confirmation where one is asked for. */
export async function choose(page: Page, text: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const control = document.querySelector<HTMLElement>(`[data-choice=${JSON.stringify(wanted)}]`);
    if (!control) throw new Error(`"${wanted}" has no control`);
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    document.querySelector<HTMLElement>('[data-confirm]')?.click();
  }, text);
}

/** Every choice on the page but these. */
export async function otherChoices(page: Page, wanted: readonly string[]): Promise<readonly string[]> {
  const all = await page.$$eval('[data-choice]', (controls) => controls.map((one) => (one as HTMLElement).dataset.choice ?? ''));
  return all.filter((text) => !wanted.includes(text));
}
