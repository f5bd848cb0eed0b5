import { loadGame } from '@durbar/catalogue';
import { ask, begin, defined, mustRules, questionFor, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { loadEvaluation } from '../evaluations/index.ts';
import { LADDER } from '../ladder.ts';
import type { Mind } from '../mind.ts';
import { settleChance } from './look.ts';

/** The first decision of a game of Taj Mahal, and how many positions were evaluated to answer it. */
async function firstDecision() {
  const rules = mustRules(defined(await loadGame('taj-mahal'), 'game'), { players: 3 });
  const evaluation = await loadEvaluation(rules);
  const count = { measured: 0 };
  const measure: typeof evaluation.features.measure = (...about) => {
    count.measured++;
    evaluation.features.measure(...about);
  };
  const mind: Mind = { rules, evaluation: { ...evaluation, features: { ...evaluation.features, measure } } };
  const { position } = begin(rules);
  settleChance(mind, position, seededRandom('overlooked'));
  const seat = Number(ask(rules, position)?.decider);
  const view = rules.definition.viewFor(rules.game, position, seat);
  return { mind, view, question: defined(questionFor(rules, position, seat), 'question'), count };
}

test.each([
  ['novice', 3],
  ['casual', 6],
] as const)('a %s player considers %i of many choices', async (level, most) => {
  const { mind, view, question, count } = await firstDecision();
  expect(question.choices.length).toBeGreaterThan(6);
  LADDER[level](mind, view, question, { looks: 1 }, seededRandom(1));
  expect(count.measured).toBe(most);
});
