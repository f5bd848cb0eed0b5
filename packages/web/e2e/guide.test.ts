import { defined } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LESSONS, loadLesson } from '../src/guide/catalogue.ts';
import { type Lesson, numberAt, type Step } from '../src/guide/lesson.ts';
import { LANGUAGES, type Language } from '../src/i18n/language.ts';
import { choose, otherChoices, reportOf, waitForStep } from './support/lesson.ts';
import { faultsOfAccess, picture } from './support/looks.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function checkLook(page: Page, { says, points, choose: wanted }: Step): Promise<void> {
  const report = await reportOf(page);
  expect(report.kind, says).toBe(wanted === undefined ? 'says' : 'asks');
  if (points || wanted !== undefined) expect(report.pointedAt, `${says} points at something that is shown`).toBeGreaterThan(0);
  expect(report.covered, `${says}: the card covers what it points at`).toBe(0);
  expect(report.isTooWide, `${says}: nothing scrolls sideways`).toBe(false);
  expect(report.cutOff, `${says}: no text is cut off`).toEqual([]);
}

async function goOn(page: Page, { choose: wanted }: Step): Promise<void> {
  if (wanted === undefined) await page.click('[data-coach-next]');
  else await choose(page, wanted);
}

/** Another legal choice is tried first: it is not carried out, and the coach says why. */
async function tryAnother(page: Page, { says, choose: wanted, or = [] }: Step): Promise<void> {
  if (wanted === undefined) return;
  const [other] = await otherChoices(page, [wanted, ...or]);
  if (other === undefined) return;
  const before = await page.getAttribute('[data-table]', 'data-table');
  await choose(page, other);
  await page.waitForSelector('[data-coach-other]', { timeout: 5000 });
  expect(await page.getAttribute('[data-table]', 'data-table'), says).toBe(before);
}

async function walk(page: Page, lesson: Lesson, at: (step: Step, index: number) => Promise<void>): Promise<void> {
  for (const [index, step] of lesson.steps.entries()) {
    await waitForStep(page, index);
    await at(step, index);
    if (index < lesson.steps.length - 1) await goOn(page, step);
  }
}

describe.each(LESSONS)('the lesson $id', ({ id }) => {
  test('is played to its end on a laptop, with wrong moves at each step, and goes on as a game', async () => {
    const lesson = defined(await loadLesson(id), 'lesson');
    const { page, context, errors } = await site.open({ path: `#/learn/${id}` });
    await walk(page, lesson, async (step, index) => {
      await checkLook(page, step);
      await tryAnother(page, step);
      expect(Number(await page.getAttribute('[data-table]', 'data-table'))).toBe(numberAt(lesson, index));
    });
    await page.click('[data-play-on]');
    await page.waitForFunction(() => location.hash.startsWith('#/table/'));
    await page.waitForSelector('[data-table][data-busy="false"] [data-choice]');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('fits a phone in every language', async () => {
    const lesson = defined(await loadLesson(id), 'lesson');
    await Promise.all(LANGUAGES.map((language) => walkOnPhone(lesson, language)));
  });
});

async function walkOnPhone(lesson: Lesson, language: Language): Promise<void> {
  const { page, context, errors } = await site.open({ screen: 'phone', path: `#/learn/${lesson.id}`, settings: { language } });
  await walk(page, lesson, async (step, index) => {
    await checkLook(page, step);
    if (language === 'en') await picture(page, `guide-${lesson.id}-${index}-${step.says}`);
  });
  expect(errors).toEqual([]);
  await context.close();
}

describe('a lesson', () => {
  test('is left and resumed from the home page where it was', async () => {
    const { page, context } = await site.open();
    await page.click('[data-learn="taj-mahal"]');
    await waitForStep(page, 0);
    for (const step of [0, 1, 2]) {
      await page.click('[data-coach-next]');
      await waitForStep(page, step + 1);
    }
    await page.goto(`${site.address}/#/`);
    await page.click('[data-lesson="taj-mahal"]');
    await waitForStep(page, 3);
    await page.reload();
    await waitForStep(page, 3);
    await context.close();
  });

  test('is played by keys alone: the focus leads', async () => {
    const { page, context } = await site.open({ path: '#/learn/taj-mahal' });
    await waitForStep(page, 0);
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Enter');
      await waitForStep(page, step + 1);
    }
    await context.close();
  });

  test.each(['light', 'dark'])('has no fault of access, %s', async (theme) => {
    const { page, context } = await site.open({ path: '#/learn/taj-mahal', settings: { theme } });
    await waitForStep(page, 0);
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.goto(`${site.address}/#/lessons`);
    await page.locator('h1').waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    await context.close();
  });
});
