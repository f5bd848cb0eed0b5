import { GAME_IDS, loadGame } from '@durbar/catalogue';
import { type AnyGame, advance, begin, below, defined, mustRules, questionFor, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { isPlanned, plansOf, withAnswer } from './plannable.ts';

/** The questions of random games with their answers, as "question: answer". */
function answersIn(game: AnyGame): ReadonlySet<string> {
  const answers = new Set<string>();
  for (const seed of ['a', 'b', 'c']) {
    const rules = mustRules(game, { players: 3 });
    const random = seededRandom(seed);
    const { position } = begin(rules);
    for (;;) {
      const decider = questionFor(rules, position, 'spectator')?.decider;
      if (decider === undefined) break;
      const { frame, choices } = defined(questionFor(rules, position, decider as number), 'question');
      for (const { text } of choices) answers.add(`${frame.kind}: ${text}`);
      advance(rules, position, defined(choices[below(random, choices.length)], 'choice').choice, []);
    }
  }
  return answers;
}

test.each(GAME_IDS)('what can be planned in %s is really asked and possible', async (id) => {
  const answers = answersIn(defined(await loadGame(id), 'game'));
  const { once, always } = plansOf(id);
  const plannable = [...(once ? [once] : []), ...always];
  expect(plannable.length).toBeGreaterThan(0);
  for (const { question, text } of plannable) expect(answers).toContain(`${question}: ${text}`);
});

test('an answer is planned once, always or not at all, and leaves others alone', () => {
  const [pass, dice] = plansOf('rajas').always;
  if (!pass || !dice) throw new Error('no plans');
  const both = withAnswer(withAnswer([], pass, 'always'), dice, 'always');
  expect(both).toEqual([
    { question: 'place', text: 'pass', always: true },
    { question: 'reroll', text: 'done', always: true },
  ]);
  const one = withAnswer(both, pass, 'never');
  expect([isPlanned(one, pass), isPlanned(one, dice)]).toEqual([false, true]);
  expect(withAnswer(one, dice, 'once')).toEqual([{ question: 'reroll', text: 'done' }]);
});
