import { loadGame } from '@durbar/catalogue';
import { defined, isOver, type Match, mustAnswer, newMatch, questionFor, questionOf, rulesFor } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/language.ts';
import { LESSONS, loadLesson } from './catalogue.ts';
import { READER } from './coach.svelte.ts';
import { answersOf, type Lesson, type LessonStep, type Target } from './lesson.ts';
import { minutesFor } from './minutes.ts';
import { lessonTexts } from './texts.ts';

async function begun(lesson: Lesson): Promise<Match> {
  const game = defined(await loadGame(lesson.game), 'game');
  const rules = rulesFor(game, { players: lesson.players, options: lesson.options });
  if (!rules.ok) throw new Error(rules.fault.map(({ path, reason }) => `${path}: ${reason}`).join());
  return play(newMatch(rules.value), lesson.opening);
}

function play(match: Match, texts: readonly string[]): Match {
  return texts.reduce((played, text) => mustAnswer(played, text), match);
}

function thingsOf({ rules, position }: Match): readonly string[] {
  const { definition, game } = rules;
  return definition.things(game, definition.viewFor(game, position, READER), READER);
}

function offered({ rules, position }: Match): readonly string[] {
  return questionFor(rules, position, READER)?.choices.map(({ text }) => text) ?? [];
}

function isThere(match: Match, target: Target): boolean {
  if ('thing' in target) return thingsOf(match).includes(target.thing);
  return 'choice' in target ? offered(match).includes(target.choice) : true;
}

/** A step at its moment: what it points at exists, what it waits for can be chosen by the reader. */
function checkStep(match: Match, step: LessonStep): void {
  for (const target of step.points ?? [])
    expect(isThere(match, target), `${step.says} points at ${JSON.stringify(target)}`).toBe(true);
  for (const text of step.choose === undefined ? [] : [step.choose, ...(step.or ?? []), ...(step.quiz ?? [])]) {
    expect(offered(match), `${step.says} waits for "${text}"`).toContain(text);
  }
  if (step.choose !== undefined) expect(offered(match).length, `${step.says} leaves a choice`).toBeGreaterThan(0);
}

describe.each(LESSONS)('the lesson $id', ({ id, game, minutes }) => {
  test('takes as long as its card says, within a minute', async () => {
    expect(Math.abs(minutesFor(await lessonTexts(id).en()) - minutes)).toBeLessThanOrEqual(1);
  });

  test('is legal from the first step to the last, and the reader can play on', async () => {
    const lesson = defined(await loadLesson(id), 'lesson');
    expect([lesson.id, lesson.game]).toEqual([id, game]);
    let match = await begun(lesson);
    for (const step of lesson.steps) {
      checkStep(match, step);
      match = play(match, answersOf(step));
    }
    expect(isOver(match.position)).toBe(false);
    expect(questionOf(match)?.decider).toBe(READER);
    expect(lesson.steps.at(-1)?.choose).toBeUndefined();
  });

  test('continues after every accepted alternative', async () => {
    const lesson = defined(await loadLesson(id), 'lesson');
    for (const [index, step] of lesson.steps.entries()) {
      for (const text of step.or ?? []) {
        let match = await begun(lesson);
        const steps = lesson.steps.map((one, at) => (at === index ? { ...one, choose: text } : one));
        for (const one of steps) match = play(match, answersOf(one));
      }
    }
  });

  test.each(LANGUAGES)('says every step in %s, and nothing else', async (language) => {
    const lesson = defined(await loadLesson(id), 'lesson');
    const texts = await lessonTexts(id)[language]();
    expect(Object.keys(texts).sort()).toEqual([...new Set(lesson.steps.map(({ says }) => says))].sort());
    for (const { says, choose, quiz } of lesson.steps) {
      const { title, text, other, answers } = defined(texts[says], says);
      expect(title, says).toBeTruthy();
      expect(text.length, says).toBeGreaterThan(quiz ? 5 : 20);
      expect(answers?.length, says).toBe(quiz?.length);
      for (const { name, about } of answers ?? []) expect(Math.min(name.length, about.length), says).toBeGreaterThan(3);
      if (choose !== undefined && !quiz) expect(other, says).toBeTruthy();
    }
  });
});
