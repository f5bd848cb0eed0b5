import { compareBeginnings, loadEvaluation } from '@durbar/bots';
import { loadGame } from '@durbar/catalogue';
import { defined, type Match, mustAnswer, mustRules, newMatch } from '@durbar/engine';
import { expect, test } from 'vitest';
import { LESSONS, loadLesson } from './catalogue.ts';
import { READER } from './coach.svelte.ts';
import { type Lesson, type LessonStep, logUntil } from './lesson.ts';

/** How many worlds the answers are compared in. */
const WORLDS = 40;
/** A turn that loses at least this much is an inaccuracy: the right answer is ahead of the others by more. */
const CLEARLY = 0.04;

interface Quiz {
  readonly name: string;
  readonly lesson: Lesson;
  readonly step: LessonStep;
  readonly index: number;
}

const lessons = await Promise.all(LESSONS.map(async ({ id }) => defined(await loadLesson(id), 'lesson')));
const QUIZZES = lessons.flatMap((lesson): Quiz[] =>
  lesson.steps.flatMap((step, index) => (step.quiz ? [{ name: `${lesson.id} ${step.says}`, lesson, step, index }] : [])),
);

test('every game has three lessons about strategy with two quizzes each', () => {
  const games = [...new Set(QUIZZES.map(({ lesson }) => lesson.game))];
  expect(games.toSorted()).toEqual(['cards-and-karma', 'rajas', 'taj-mahal']);
  for (const game of games) {
    const quizzes = QUIZZES.filter(({ lesson }) => lesson.game === game);
    expect([game, quizzes.length]).toEqual([game, 6]);
    expect([game, new Set(quizzes.map(({ lesson }) => lesson.id)).size]).toEqual([game, 3]);
  }
});

test.each(QUIZZES)('the bots clearly prefer the right answer: $name', async ({ lesson, step, index }) => {
  const rules = mustRules(defined(await loadGame(lesson.game), 'game'), { players: lesson.players, options: lesson.options });
  const { position } = logUntil(lesson, index).reduce<Match>(mustAnswer, newMatch(rules));
  const view = rules.definition.viewFor(rules.game, position, READER);
  const mind = { rules, evaluation: await loadEvaluation(rules) };
  const compared = compareBeginnings(mind, view, READER, WORLDS, `${lesson.id} ${step.says}`);
  const chanceOf = (text = ''): number => compared.find((one) => one.text === text)?.chance ?? 0;
  const right = chanceOf(step.choose);
  for (const text of step.quiz ?? [])
    if (text !== step.choose) expect(right - chanceOf(text), `${step.choose} beside ${text}`).toBeGreaterThan(CLEARLY);
  // Nothing else on the table is clearly better either.
  expect((compared[0]?.chance ?? 0) - right).toBeLessThan(CLEARLY);
});
