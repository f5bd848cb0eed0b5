import { defined } from '@durbar/engine';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesByQuestion } from './support/finished.ts';
import { BOT, keep, PERSON } from './support/kept.ts';
import { shareOf } from './support/share.ts';
import { openSite, type Screen, type Site } from './support/site.ts';
import { openTable, READY } from './support/table.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SEED = '5eed000000000000000000000000000000000000000000000000000000000004';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A dragging pointer: mouse or finger. */
interface Hand {
  /** Milliseconds it rests on a piece before moving. */
  readonly rests: number;
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

function mouseOf({ mouse }: Page): Hand {
  return {
    rests: 0,
    down: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y, { steps: 5 }),
    up: () => mouse.up(),
  };
}

async function fingerOf(page: Page, rests = 0): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  let last: Point = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point) => ({ ...point })) });
  return {
    rests,
    down: async (at) => {
      last = at;
      await touch('touchStart', [at]);
    },
    move: async (to) => {
      const from = last;
      for (const share of [0.25, 0.5, 0.75, 1]) {
        last = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        await touch('touchMove', [last]);
      }
    },
    up: async () => {
      await touch('touchEnd', []);
    },
  };
}

async function centreOf(piece: Locator): Promise<Point> {
  const box = await piece.first().boundingBox();
  if (!box) throw new Error('the piece is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const DROPS = '[data-stage] > .drop-ghost';
const CARRIED = '[data-stage] > .carried-ghost';

/** Starts dragging sideways, so the finger doesn't scroll. */
async function takeHold(hand: Hand, page: Page, piece: Locator): Promise<void> {
  const { x, y } = await centreOf(piece);
  await hand.down({ x, y });
  await page.waitForTimeout(hand.rests);
  await hand.move({ x: x + 26, y: y + 2 });
  await page.waitForSelector(CARRIED);
}

async function carryTo(hand: Hand, page: Page, place: Locator): Promise<void> {
  await hand.move(await centreOf(place));
  await page.waitForSelector(`${DROPS}[data-near]`);
}

/** The choice awaiting confirmation. */
const selected = (page: Page): Promise<string | null> =>
  page.locator('[data-confirm]').first().getAttribute('data-confirm', { timeout: 5000 });

/** The answers that are decided but not sent. */
const stepsOf = (page: Page): Promise<string | null> => page.locator('[data-table]').getAttribute('data-steps');

/** Back to choosing a tile. */
async function undo(page: Page): Promise<void> {
  const before = await stepsOf(page);
  await page.keyboard.press('u');
  await expect.poll(() => stepsOf(page)).not.toBe(before);
}

const HANDS = [
  { name: 'a mouse', screen: 'laptop' as Screen, of: async (page: Page) => mouseOf(page) },
  /** Long enough for the piece to be explained. */
  { name: 'a finger that rests first', screen: 'touched' as Screen, of: (page: Page) => fingerOf(page, 700) },
  { name: 'a finger', screen: 'touched' as Screen, of: (page: Page) => fingerOf(page) },
];

async function open(game: string, players: number, screen: Screen): Promise<{ page: Page; errors: readonly string[] }> {
  const { page, errors } = await openTable(site, { game, players, people: 1, screen, seed: SEED });
  await page.waitForSelector(READY);
  return { page, errors };
}

describe.each(shareOf(HANDS, 2))('by $name', ({ screen, of }) => {
  test('a Rajas worker can be dropped on a space, and returns when dropped elsewhere or by Escape', async () => {
    const { page, errors } = await open('rajas', 3, screen);
    const hand = await of(page);
    const worker = page.locator('[data-place="tray:0"] [data-face]').filter({ visible: true });
    await takeHold(hand, page, worker);
    expect(await page.locator(DROPS).count()).toBeGreaterThan(0);
    await hand.move({ x: 4, y: 4 });
    await hand.up();
    await expect.poll(() => page.locator(CARRIED).count()).toBe(0);
    expect(await page.locator('[data-confirm]').count()).toBe(0);
    await takeHold(hand, page, worker);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(CARRIED).count()).toBe(0);
    await hand.up();
    await takeHold(hand, page, worker);
    await carryTo(hand, page, page.locator(DROPS).first());
    await hand.up();
    await expect.poll(() => stepsOf(page)).not.toBe('[]');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a card of Cards & Karma is taken, its die by dragging it to the dice', async () => {
    const { page, errors } = await open('cards-and-karma', 3, screen);
    const hand = await of(page);
    const card = page.locator('[data-place^="grid:"]:has([data-choice^="take"]):has([data-choice^="die"])').first();
    const name = (await card.locator('[data-choice^="take"]').getAttribute('data-choice'))?.slice('take '.length);
    await takeHold(hand, page, card);
    await carryTo(hand, page, page.locator('[data-place="hand:0"]').filter({ visible: true }));
    await hand.up();
    expect(await selected(page)).toBe(`die ${name}`);
    await page.keyboard.press('Escape');
    await takeHold(hand, page, card);
    await carryTo(hand, page, page.locator('[data-place^="row:0:"]:visible').filter({ visible: true }).last());
    await hand.up();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a tile dropped outside returns to its stack', async () => {
    const { page } = await open('rajas', 3, screen);
    const hand = await of(page);
    await page.locator('[data-choice^="quarry"]').first().dispatchEvent('click');
    const steps = await stepsOf(page);
    await takeHold(hand, page, page.locator('[data-place^="stack:"]:has([data-choice])').first());
    expect(await stepsOf(page)).not.toBe(steps);
    await hand.move({ x: 640, y: 20 });
    await hand.up();
    await expect.poll(() => stepsOf(page)).toBe(steps);
    await expect.poll(() => page.locator(CARRIED).count()).toBe(0);
    await page.context().close();
  });

  test('a Rajas tile can be placed in the province', async () => {
    const { page, errors } = await open('rajas', 3, screen);
    const hand = await of(page);
    await page.locator('[data-choice^="quarry"]').first().dispatchEvent('click');
    await takeHold(hand, page, page.locator('[data-place^="stack:"]:has([data-choice])').first());
    await carryTo(hand, page, page.locator(DROPS).first());
    await hand.up();
    expect(await selected(page)).toMatch(/^lay \w\d r[0123]$/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a die pays for a space by dropping it there, and by a tap', async () => {
    const { page, context, errors } = await site.open({ screen });
    const asked = await gamesByQuestion({ game: 'rajas', drivers: [PERSON, BOT], seed: SEED });
    const paying = defined(asked.find(({ kind }) => kind === 'pay-space')?.kept, 'a space to pay');
    await keep(page, paying);
    await page.goto(`${site.address}/#/table/${paying.id}`);
    await page.waitForSelector(READY);
    const hand = await of(page);
    const dice = page.locator('[data-place="kali:0"] [data-choice^="pay"]:has([data-face])').filter({ visible: true });
    const text = defined((await dice.last().getAttribute('data-choice')) ?? undefined, 'a die');
    /** The steps decided so far and what would be confirmed. */
    const chosen = () =>
      page
        .locator('[data-table], [data-confirm]')
        .evaluateAll((all) => all.flatMap(({ dataset }) => dataset.confirm ?? dataset.steps));
    await takeHold(hand, page, dice.last().locator('[data-face]'));
    await carryTo(hand, page, page.locator('[data-place^="space:"]:has([data-face="worker 0"])').first());
    await hand.up();
    await expect.poll(async () => (await chosen()).join()).toContain(text);
    while ((await stepsOf(page)) !== '[]') await undo(page);
    await dice.last().click();
    await expect.poll(async () => (await chosen()).join()).toContain(text);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a die to be rolled again is dropped on its terrace, tapped, or named by a key', async () => {
    const { page, context, errors } = await site.open({ screen });
    const asked = await gamesByQuestion({ game: 'rajas', drivers: [PERSON, BOT], seed: SEED });
    const rolling = defined(asked.find(({ kind }) => kind === 'reroll')?.kept, 'dice to roll again');
    await keep(page, rolling);
    await page.goto(`${site.address}/#/table/${rolling.id}`);
    await page.waitForSelector(READY);
    const hand = await of(page);
    const dice = page.locator('[data-place="kali:0"] [data-choice^="reroll"]:has([data-face])').filter({ visible: true });
    const named = async (): Promise<number> => JSON.parse((await stepsOf(page)) ?? '[]').length;
    await takeHold(hand, page, dice.first().locator('[data-face]'));
    await carryTo(hand, page, page.locator('[data-place="space:front-terrace"]').first());
    await hand.up();
    await expect.poll(named).toBe(1);
    await dice.first().click();
    await expect.poll(named).toBe(2);
    await dice.first().press(' ');
    await expect.poll(named).toBe(3);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a card of Taj Mahal is played on the contest', async () => {
    const { page, errors } = await open('taj-mahal', 3, screen);
    const hand = await of(page);
    const card = page.locator('[data-part="hand"] [data-face][data-choice]').filter({ visible: true }).first();
    const text = await card.getAttribute('data-choice');
    await takeHold(hand, page, card);
    await carryTo(hand, page, page.locator(DROPS).first());
    await hand.up();
    expect(await selected(page)).toBe(text);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** A table on which a tile can be placed in two ways, with the first one selected. */
async function layingTwoWays(screen: Screen) {
  const { page, context } = await site.open({ screen });
  const asked = await gamesByQuestion({ game: 'rajas', drivers: [PERSON, BOT], seed: SEED });
  const laying = defined(asked.find(({ kind }) => kind === 'choose-cell')?.kept, 'a tile to lay');
  await keep(page, laying);
  await page.goto(`${site.address}/#/table/${laying.id}`);
  await page.waitForSelector(READY);
  const ways = await page.locator('[data-choice^="lay "]').evaluateAll((all) => all.map(({ dataset }) => dataset.choice ?? ''));
  const cellOf = (way: string): string => way.split(' ')[1] ?? '';
  const [first = '', second = ''] = defined(
    [...Map.groupBy(new Set(ways), cellOf).values()].find((some) => some.length > 1)?.sort(),
    'a cell on which it can be turned',
  );
  const isNow = (wanted: string) => expect.poll(() => page.locator('[data-confirm]').getAttribute('data-confirm')).toBe(wanted);
  // The proposal is already selected, so a click would deselect it.
  const way = page.locator(`[data-choice="${first}"]`);
  if ((await page.locator(`[data-confirm="${first}"]`).count()) === 0) await way.click();
  await isNow(first);
  return { page, context, first, second, way, isNow, cell: page.locator(`[data-place="cell:0:${cellOf(first)}"]`) };
}

test('a selected tile is turned by R, back by Shift and R, by the wheel, and by a tap on how it should lie', async () => {
  const { page, context, first, second, way, isNow } = await layingTwoWays('laptop');
  await page.keyboard.press('r');
  await isNow(second);
  await page.keyboard.press('Shift+R');
  await isNow(first);
  await way.hover();
  await page.mouse.wheel(0, 100);
  await isNow(second);
  await page.mouse.wheel(0, -100);
  await isNow(first);
  await page.locator(`[data-choice="${second}"]`).click();
  await isNow(second);
  await context.close();
});

describe.each([
  { name: 'a mouse', screen: 'laptop' as Screen, of: async (page: Page) => mouseOf(page) },
  { name: 'a finger', screen: 'touched' as Screen, of: (page: Page) => fingerOf(page) },
  { name: 'a finger on a phone', screen: 'phone' as Screen, of: (page: Page) => fingerOf(page) },
])('by $name', ({ screen, of }) => {
  test('a selected tile is turned by dragging it round its centre, and back', async () => {
    const { page, context, first, second, isNow, cell } = await layingTwoWays(screen);
    const hand = await of(page);
    const turnsOf = (way: string): number => Number(way.at(-1));
    const box = defined((await cell.filter({ visible: true }).first().boundingBox()) ?? undefined, 'cell in sight');
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const [x, y, far] = [box.x + box.width / 2, box.y + box.height / 2, box.width * 0.35];
    /** Points around the centre, a quarter turn apart. */
    const round = [0, 1, 2, 3].map((quarter) => {
      const angle = (quarter * Math.PI) / 2 - Math.PI / 4;
      return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
    });
    const at = (turns: number): Point => defined(round[(turns + 4) % 4], 'point');
    const quarters = turnsOf(second) - turnsOf(first);
    await hand.down(at(0));
    for (let turn = 1; turn <= quarters; turn++) await hand.move(at(turn));
    await isNow(second);
    await hand.up();
    await isNow(second);
    await hand.down(at(quarters));
    for (let turn = quarters - 1; turn >= 0; turn--) await hand.move(at(turn));
    await hand.up();
    await isNow(first);
    await context.close();
  });
});

test('R turns a tile on its way to the province', async () => {
  const { page, errors } = await open('rajas', 3, 'laptop');
  const hand = mouseOf(page);
  await page.locator('[data-choice^="quarry"]').first().dispatchEvent('click');
  const tiles = page.locator('[data-place^="stack:"]:has([data-choice])');
  const isTurned = (text: string | null): boolean => /r[123]$/.test(text ?? '');
  let laid: string | null = null;
  for (let tile = 0; !isTurned(laid) && tile < (await tiles.count()); tile++) {
    await takeHold(hand, page, tiles.nth(tile));
    await carryTo(hand, page, page.locator(DROPS).first());
    await page.keyboard.press('r');
    await hand.up();
    laid = await selected(page);
    if (!isTurned(laid)) await undo(page);
  }
  expect(laid).toMatch(/^lay \w\d r[123]$/);
  expect(errors).toEqual([]);
  await page.context().close();
});
