import { loadGame } from '@durbar/catalogue';
import { advance, ask, begin, defined, mustRules, questionFor, randomChoice, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { loadEvaluation } from '../evaluations/index.ts';
import { hints } from './hints.ts';
import { whyChosen } from './why.ts';

const BUDGET = { looks: 60 };

async function decision(isWanted: (choices: number) => boolean) {
  const rules = mustRules(defined(await loadGame('rajas'), 'rajas'), { players: 2 });
  const { position } = begin(rules);
  const random = seededRandom('why');
  const decides = () => {
    const question = ask(rules, position);
    return typeof question?.decider === 'number' && isWanted(question.choices.length) ? question.decider : undefined;
  };
  while (decides() === undefined) advance(rules, position, randomChoice(rules, position, random));
  const seat = defined(decides(), 'seat');
  const view = rules.definition.viewFor(rules.game, position, seat);
  const question = defined(questionFor(rules, position, seat), 'question');
  return { mind: { rules, evaluation: await loadEvaluation(rules) }, view, question };
}

test('the best turn is ahead of the next one, and a worse one is not the best', async () => {
  const { mind, view, question } = await decision((choices) => choices > 6);
  const found = hints(mind, view, question, { looks: 400 }, seededRandom(1));
  const best = defined(found.ok ? found.value[0]?.texts[0] : undefined, 'hint');
  const why = whyChosen(mind, view, question, best, BUDGET);
  expect(why).toMatchObject({ kind: 'best' });
  expect(why.kind === 'best' && why.ahead).toBeGreaterThanOrEqual(0);
  const worst = defined(
    question.choices.find(({ text }) => found.ok && found.value.every(({ texts }) => texts[0] !== text)),
    'a choice that is no hint',
  );
  expect(whyChosen(mind, view, question, worst.text, BUDGET)).toEqual({ kind: 'other' });
});

test('a forced choice is the only one', async () => {
  const { mind, view, question } = await decision((choices) => choices === 1);
  expect(whyChosen(mind, view, question, defined(question.choices[0], 'choice').text, BUDGET)).toEqual({ kind: 'only' });
});
