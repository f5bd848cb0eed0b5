import { defined } from '@durbar/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LESSONS, loadLesson } from '../src/guide/catalogue.ts';
import { type Lesson, type LessonStep, numberAt } from '../src/guide/lesson.ts';
import { lessonTexts } from '../src/guide/texts.ts';
import { LANGUAGES, type Language } from '../src/i18n/language.ts';
import { choose, otherChoices, readOn, reportOf, tooWideForCard, waitForStep } from './support/lesson.ts';
import { faultsOfAccess } from './support/looks.ts';
import { shareOf } from './support/share.ts';
import { type OpenPage, openSite, type Screen, type Site } from './support/site.ts';

let site: Site;
/** One page for each screen and language plays every lesson. */
const pages = new Map<string, Promise<OpenPage>>();
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openLesson(id: string, screen: Screen, language: Language = 'en'): Promise<OpenPage> {
  const name = `${screen} ${language}`;
  const opened = await (pages.get(name) ?? site.open({ screen, settings: { language } }));
  pages.set(name, Promise.resolve(opened));
  await opened.page.goto(`${site.address}/#/learn/${id}`);
  return opened;
}

/** The coach may need a moment to find its place while pieces settle. */
async function checkLook(page: Page, { says, points, choose: wanted }: LessonStep): Promise<void> {
  await expect
    .poll(() => reportOf(page), { message: says, interval: 25 })
    .toEqual({
      kind: wanted === undefined ? 'says' : 'asks',
      isPointing: points !== undefined || wanted !== undefined,
      covered: 0,
      isTooWide: false,
      cutOff: [],
    });
}

async function goOn(page: Page, { choose: wanted, quiz }: LessonStep): Promise<void> {
  if (wanted !== undefined) await choose(page, wanted);
  if (wanted === undefined || quiz) await readOn(page);
}

/** Answers a quiz wrongly first: the table doesn't change, and the answer says what it is worth. */
async function answerWrongly(page: Page, { says, points, choose: right, quiz = [] }: LessonStep): Promise<void> {
  const wrong = quiz.find((text) => text !== right);
  if (wrong === undefined) return;
  await page.locator(`[data-quiz-answer=${JSON.stringify(wrong)}]`).dispatchEvent('click');
  await page.locator(`[data-quiz-answer=${JSON.stringify(wrong)}] small`).waitFor();
  expect(await page.locator('[data-quiz-answer] small').count(), says).toBe(1);
  // An answer made of two pieces has no place of its own on the board, so such a step names what it points at.
  if (!points) expect(await page.locator('[data-quiz-mark]').count(), says).toBeGreaterThan(0);
}

/** Tries another legal choice first: it isn't made, and the coach says why without covering its target. */
async function tryAnother(page: Page, step: LessonStep): Promise<void> {
  const { says, choose: wanted, or = [] } = step;
  if (wanted === undefined) return;
  const [other] = await otherChoices(page, [wanted, ...or, ...(step.quiz ?? [])]);
  if (other === undefined) return;
  const before = await page.getAttribute('[data-table]', 'data-table');
  await choose(page, other);
  await page.waitForSelector('[data-coach-other]');
  expect(await page.getAttribute('[data-table]', 'data-table'), says).toBe(before);
  await checkLook(page, step);
}

async function walk(page: Page, lesson: Lesson, at: (step: LessonStep, index: number) => Promise<void>): Promise<void> {
  for (const [index, step] of lesson.steps.entries()) {
    await waitForStep(page, index);
    await at(step, index);
    if (index < lesson.steps.length - 1) await goOn(page, step);
  }
}

async function playOnLaptop(lesson: Lesson): Promise<void> {
  const { page, errors } = await openLesson(lesson.id, 'laptop');
  await walk(page, lesson, async (step, index) => {
    await checkLook(page, step);
    await tryAnother(page, step);
    await answerWrongly(page, step);
    expect(Number(await page.getAttribute('[data-table]', 'data-table'))).toBe(numberAt(lesson, index));
  });
  await page.locator('[data-play-on]').dispatchEvent('click');
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  await page.waitForSelector('[data-table][data-busy="false"] [data-choice]');
  expect(errors).toEqual([]);
}

async function playOnPhone(lesson: Lesson, language: Language): Promise<void> {
  const { page, errors } = await openLesson(lesson.id, 'phone', language);
  await walk(page, lesson, (step) => checkLook(page, step));
  expect(errors).toEqual([]);
}

/** Every lesson on a phone: each in a different language on every push, otherwise each in all languages. */
const PLAYED = LESSONS.map(({ id }, index) => {
  const at = index % LANGUAGES.length;
  return { id, languages: shareOf([...LANGUAGES.slice(at), ...LANGUAGES.slice(0, at)], 1) };
});

test.each(PLAYED)(
  'the lesson $id is played to its end: on a laptop with wrong moves at each step and on as a game, on a phone in $languages',
  async ({ id, languages }) => {
    const lesson = defined(await loadLesson(id), 'lesson');
    await Promise.all([playOnLaptop(lesson), ...languages.map((language) => playOnPhone(lesson, language))]);
  },
);

test('no text of any lesson is wider than the card on a phone, in any language', async () => {
  const spoken = LESSONS.flatMap(({ id }) => LANGUAGES.map((language) => lessonTexts(id)[language]()));
  const texts = (await Promise.all(spoken)).flatMap((steps) =>
    Object.values(steps).flatMap(({ title, text, other = '', answers = [] }) => [
      title,
      text,
      other,
      ...answers.flatMap(({ name, about }) => [name, about]),
    ]),
  );
  const { page, context } = await site.open({ screen: 'phone', path: '#/learn/cards-and-karma' });
  await waitForStep(page, 0);
  expect(await tooWideForCard(page, texts)).toEqual([]);
  expect(await tooWideForCard(page, ['Donaudampfschifffahrtsgesellschaftskapitänspatentprüfung'])).toHaveLength(1);
  await context.close();
});

describe('a lesson', () => {
  test('can be left and resumed from the home page', async () => {
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

  test('can be played by keyboard alone, following the focus', async () => {
    const { page, context } = await site.open({ path: '#/learn/taj-mahal' });
    await waitForStep(page, 0);
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Enter');
      await waitForStep(page, step + 1);
    }
    // A card that another can be added to waits for a second press.
    await page.keyboard.press('Enter');
    await page.locator('[data-confirm]').waitFor();
    await page.keyboard.press('Enter');
    await waitForStep(page, 4);
    await context.close();
  });

  test.each(['light', 'dark'])('has no accessibility faults, %s', async (theme) => {
    const { page, context } = await site.open({ path: '#/learn/taj-mahal', settings: { theme } });
    await waitForStep(page, 0);
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.goto(`${site.address}/#/lessons`);
    await page.locator('h1').waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    await context.close();
  });
});
