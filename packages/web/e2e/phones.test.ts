import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesByQuestion } from './support/finished.ts';
import { BOT, keep, PERSON } from './support/kept.ts';
import { picture } from './support/looks.ts';
import { type Reach, reachOf, selectInSight } from './support/reach.ts';
import { shareOf } from './support/share.ts';
import { openSite, SCREENS, type Site } from './support/site.ts';
import { makeAMove, openTable, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000051';
const MODULES = { navaratnas: 'on', cows: 'on', wilderness: 'on', pinkElephant: 'on' };
const FRONTS = { ...MODULES, holi: 'front', kedarnath: 'front', roads: 'front', river: 'mysterious' };
const BACKS = { ...MODULES, holi: 'back', kedarnath: 'back', roads: 'back', river: 'drying' };
/** Questions checked on every push; all of them in a full run. */
const FEW = 5;

const PLANS = [
  { name: 'Rajas with every module', game: 'rajas', players: 4, options: FRONTS, language: 'de' },
  { name: 'Taj Mahal with five', game: 'taj-mahal', players: 5, options: {}, language: 'en' },
  { name: 'Cards & Karma with four', game: 'cards-and-karma', players: 4, options: {}, language: 'de' },
  { name: 'Rajas', game: 'rajas', players: 4, options: {}, language: 'en' },
  { name: 'Rajas with the backs of every module', game: 'rajas', players: 4, options: BACKS, language: 'en' },
  { name: 'Taj Mahal with three', game: 'taj-mahal', players: 3, options: {}, language: 'de' },
  { name: 'Cards & Karma with two', game: 'cards-and-karma', players: 2, options: {}, language: 'en' },
] as const;

/** How often a player may have to scroll within a decision. */
const PHONES = [
  { screen: 'phone', scrolls: 0 },
  { screen: 'short', scrolls: 1 },
  { screen: 'lying', scrolls: 1 },
] as const;

function faultsOf({ missing, scrolled, sideways }: Reach, scrolls: number): readonly string[] {
  return [
    ...missing.map((part) => `out of sight: ${part}`),
    ...(scrolled.length > scrolls ? scrolled.map((part) => `to be scrolled: ${part}`) : []),
    ...sideways.map((part) => `scrolls sideways: ${part}`),
  ];
}

describe.each(shareOf(PLANS, 3))('$name', ({ game, players, options, language }) => {
  test('every question, with your figures and the hint, is visible and answered without scrolling', async () => {
    const drivers = Array.from({ length: players }, (_, seat) => (seat === 0 ? PERSON : BOT));
    const asked = shareOf(await gamesByQuestion({ game, drivers, options, seed: SEED }), FEW);
    expect(asked.length).toBeGreaterThan(2);
    const { page, context, errors } = await site.open({
      screen: 'phone',
      settings: { language, confirm: 'always', forced: 'ask' },
    });
    const found: string[] = [];
    for (const { kind, kept } of asked) {
      await keep(page, kept);
      for (const { screen, scrolls } of PHONES) {
        await page.setViewportSize(SCREENS[screen].viewport);
        await page.goto(`${site.address}/#/`);
        await page.goto(`${site.address}/#/table/${kept.id}`);
        await page.waitForSelector(READY, { state: 'attached' });
        await page.waitForTimeout(60);
        const look = async (when: 'asked' | 'selected'): Promise<void> => {
          await picture(page, `phones-${game}-${players}-${kind.replace('/', '-')}-${screen}-${when}`);
          found.push(
            ...faultsOf(await page.evaluate(reachOf, when), scrolls).map((fault) => `${kind}, ${screen}, ${when}: ${fault}`),
          );
        };
        await look('asked');
        if (await page.evaluate(selectInSight)) await look('selected');
      }
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** A touch phone on which a worker is to be placed. */
async function openPlacing() {
  const { page, context } = await site.open({ screen: 'phone' });
  const asked = await gamesByQuestion({ game: 'rajas', drivers: [PERSON, BOT], seed: SEED });
  const placing = asked.find(({ kind }) => kind === 'place');
  if (!placing) throw new Error('nobody places a worker');
  await keep(page, placing.kept);
  await page.goto(`${site.address}/#/table/${placing.kept.id}`);
  await page.waitForSelector(READY);
  const touches = await context.newCDPSession(page);
  const touch = (type: string, ...points: readonly (readonly [x: number, y: number])[]) =>
    touches.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  return { page, context, touch };
}

test('the board is zoomed by two fingers, by buttons and by keys, and a small target comes closer first', async () => {
  const { page, context, touch } = await openPlacing();
  const width = (): Promise<number> =>
    page
      .locator('[data-zoom] section svg')
      .first()
      .evaluate((drawn) => drawn.getBoundingClientRect().width);
  const open = await width();
  expect(open).toBeGreaterThan(390);
  await page.locator('[data-whole]').click();
  expect(await width()).toBeCloseTo(390, 0);
  await page.keyboard.press('+');
  expect(await width()).toBeGreaterThan(500);
  await page.keyboard.press('0');
  expect(await width()).toBeCloseTo(390, 0);
  await page.locator('[data-zoom] [data-choice]').first().tap();
  expect(await width()).toBeGreaterThan(700);
  expect(await page.locator('[data-confirm]').count()).toBe(0);
  await page.locator('[data-whole]').click();
  await page.locator('[data-to-question]').click();
  expect(await width()).toBeCloseTo(open, 0);
  await touch('touchStart', [150, 300], [250, 300]);
  await touch('touchMove', [150, 300], [220, 300]);
  await touch('touchMove', [150, 300], [200, 300]);
  await touch('touchEnd');
  expect(await width()).toBeLessThan(open * 0.8);
  await context.close();
});

test('a double tap shows the whole board, a single one leaves it, and the part in sight follows a finger on the small map', async () => {
  const { page, context, touch } = await openPlacing();
  const port = page.locator('[data-zoom] section');
  const place = () => port.evaluate((one) => [one.scrollLeft, one.scrollTop]);
  const box = await page.locator('[data-small-map]').boundingBox();
  if (!box) throw new Error('there is no small map');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await touch('touchStart', at(0.1, 0.1));
  await expect.poll(place).toEqual([0, 0]);
  await touch('touchMove', at(0.5, 0.5));
  const [left = 0, top = 0] = await place();
  expect(Math.min(left, top)).toBeGreaterThan(0);
  // The finger still holds it outside the map.
  await touch('touchMove', [box.x - 40, box.y + box.height / 2]);
  await expect.poll(async () => (await place())[0]).toBe(0);
  await touch('touchEnd');
  const width = () =>
    port
      .locator('svg')
      .first()
      .evaluate((drawn) => drawn.getBoundingClientRect().width);
  const zoomed = await width();
  expect(zoomed).toBeGreaterThan(390);
  /** Presses the picture where there is no choice, as quickly as a double tap. */
  const tap = (times: number) =>
    port.evaluate((window, count) => {
      const drawn = window.querySelector('svg');
      const press = () => drawn?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      for (let number = 0; number < count; number++) press();
    }, times);
  await tap(1);
  expect(await width()).toBeCloseTo(zoomed, 0);
  const widthAfterTwo = async (): Promise<number> => {
    await tap(2);
    return width();
  };
  await expect.poll(widthAfterTwo).toBeCloseTo(390, 0);
  await context.close();
});

test('the others’ turns are above the tray, and give way to the receipt', async () => {
  const { page, context } = await openTable(site, { game: 'rajas', players: 3, people: 1, screen: 'phone', seed: SEED });
  const turns = page.locator('[data-part="turns"]');
  for (let moves = 0; moves < 12 && (await turns.count()) === 0; moves++) {
    await makeAMove(page);
    await page.waitForSelector(READY);
    await page.waitForTimeout(100);
  }
  expect(await turns.locator('li').count()).toBeGreaterThan(0);
  await page.locator('[data-zoom] [data-choice*="terrace"]').first().dispatchEvent('click');
  await page.locator('[data-confirm]').waitFor();
  expect(await turns.count()).toBe(0);
  // Pressed too soon after the choice, it would be part of a double press.
  const turnsAfterEscape = async (): Promise<number> => {
    await page.keyboard.press('Escape');
    return turns.locator('[data-turn-again]').count();
  };
  await expect.poll(turnsAfterEscape).toBeGreaterThan(0);
  await context.close();
});

test('the board stays in place while others play', async () => {
  const { page, context } = await openTable(site, {
    game: 'rajas',
    players: 3,
    people: 0,
    screen: 'phone',
    seed: SEED,
    settings: { speed: 'swift' },
  });
  await page.waitForSelector('[data-told]');
  const heights = await page.evaluate(async () => {
    const [told, tops] = [new Set<string | null>(), new Set<number>()];
    while (told.size < 10) {
      told.add(document.querySelector('[data-told]')?.textContent ?? null);
      tops.add(Math.round(document.querySelector('[data-board]')?.getBoundingClientRect().top ?? 0));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [...tops];
  });
  expect(heights).toHaveLength(1);
  await context.close();
});
