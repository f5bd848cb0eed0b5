import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameAfter } from './support/finished.ts';
import { GAMES } from './support/games.ts';
import { BOT, keep, PERSON } from './support/kept.ts';
import { openSite, type Site } from './support/site.ts';
import { makeAMove, openTable, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000041';
const MIDDLE = 40;
/** Enough to have seen pieces, halos, chips and numbers. */
const SEEN = 40;

declare global {
  var durbarMoved: { count: number; readonly properties: Set<string> };
}

/** Bots play on in the middle of a game. */
async function botsAt(game: string, players: number, settings: Readonly<Record<string, string>>) {
  const opened = await site.open({ settings });
  const plan = { game, drivers: Array.from({ length: players }, () => PERSON), seed: SEED };
  const begun = { ...(await gameAfter(plan, MIDDLE)), drivers: Array.from({ length: players }, () => BOT) };
  await keep(opened.page, begun);
  await opened.page.goto(`${site.address}/#/table/${begun.id}`);
  return opened;
}

/** Records in every frame what the director's animations change. */
function noteMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const moved: typeof globalThis.durbarMoved = { count: 0, properties: new Set() };
    globalThis.durbarMoved = moved;
    const known = new WeakSet<Animation>();
    const isNew = (animation: Animation): boolean =>
      !(animation instanceof CSSAnimation || animation instanceof CSSTransition || known.has(animation));
    const OTHER = ['offset', 'computedOffset', 'easing', 'composite'];
    const changedBy = ({ effect }: Animation): readonly string[] =>
      effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [];
    const look = (): void => {
      for (const animation of document.getAnimations().filter(isNew)) {
        known.add(animation);
        moved.count++;
        for (const name of changedBy(animation)) if (!OTHER.includes(name)) moved.properties.add(name);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

async function changedProperties(page: Page): Promise<readonly string[]> {
  await expect.poll(() => page.evaluate(() => globalThis.durbarMoved.count)).toBeGreaterThan(SEEN);
  return page.evaluate(() => [...globalThis.durbarMoved.properties].sort());
}

/** What is still moving over the table. */
function inMotion(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('[data-stage] > *').length);
}

describe.each(GAMES)('the pieces of $game', ({ game, players }) => {
  test('move by transforms and opacity alone', async () => {
    const { page, context, errors } = await botsAt(game, players, { speed: 'brisk', motion: 'full' });
    await noteMotion(page);
    expect(await changedProperties(page)).toEqual(['opacity', 'transform']);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('only fade with reduced motion, and the same words appear', async () => {
    const { page, context } = await botsAt(game, players, { speed: 'brisk', motion: 'still' });
    await noteMotion(page);
    expect(await changedProperties(page)).toEqual(['opacity']);
    await page.locator('[data-told]').first().waitFor();
    await context.close();
  });
});

test('any key ends what moves within a frame, and so does the wheel', async () => {
  const { page, context } = await botsAt('rajas', 4, { speed: 'calm', motion: 'full' });
  for (const event of ['keydown', 'wheel', 'pointerdown']) {
    await page.waitForSelector('[data-stage] > *', { state: 'attached' });
    const left = await page.evaluate((type) => {
      const stage = document.querySelector('[data-stage]');
      const moving = [...(stage?.children ?? [])];
      window.dispatchEvent(type === 'keydown' ? new KeyboardEvent(type, { key: 'Shift', bubbles: true }) : new Event(type));
      return moving.filter((piece) => piece.isConnected).length;
    }, event);
    expect(left, event).toBe(0);
  }
  await context.close();
});

test('behind another page everything is shown without motion, and nothing is made up for', async () => {
  const { page, context } = await botsAt('rajas', 4, { speed: 'calm', motion: 'full' });
  await page.waitForSelector('[data-stage] > *', { state: 'attached' });
  const number = () => page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-table]')?.dataset.table));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await inMotion(page)).toBe(0);
  const hidden = await number();
  await expect.poll(number).toBeGreaterThan(hidden + 30);
  expect(await inMotion(page)).toBe(0);
  await context.close();
});

test('after the device slept nothing is made up for, but all of it can be watched', async () => {
  const { page, context, errors } = await openTable(site, {
    game: 'rajas',
    players: 4,
    people: 1,
    screen: 'laptop',
    seed: SEED,
    settings: { speed: 'calm', motion: 'full' },
  });
  await makeAMove(page);
  await page.waitForSelector('[data-told]');
  await page.waitForSelector('[data-stage] > *', { state: 'attached' });
  const left = await page.evaluate(async () => {
    const moving = [...document.querySelectorAll('[data-stage] > *')];
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
    await new Promise((resolve) => setTimeout(resolve, 700));
    return moving.filter(({ isConnected }) => isConnected).length;
  });
  expect(left).toBe(0);
  await page.waitForSelector(READY);
  await page.getByRole('button', { name: 'Watch everything since your last turn' }).first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
