import { loadGame } from '@durbar/catalogue';
import { advance, ask, begin, defined, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { loadEvaluation } from '../../evaluations/index.ts';
import { turnsIn } from './turns.ts';

const QUESTIONS = 20;

test.each([
  { game: 'rajas', dearer: 'pay more' },
  { game: 'cards-and-karma', dearer: 'overpay' },
])('$game: never recommends overpaying', async ({ game, dearer }) => {
  const rules = mustRules(defined(await loadGame(game), game), { players: 2 });
  const mind = { rules, evaluation: await loadEvaluation(rules) };
  const random = seededRandom('overpaid');
  let asked = 0;
  while (asked < QUESTIONS) {
    const { position } = begin(rules);
    for (let question = ask(rules, position); question && asked < QUESTIONS; question = ask(rules, position)) {
      const { decider, choices } = question;
      const texts = choices.map((choice) => rules.definition.format(rules.game, choice));
      if (decider !== 'chance' && texts.includes(dearer)) {
        asked++;
        const turns = turnsIn(mind, position, decider, random);
        const firsts = new Set(turns.map(({ choices: [first] }) => first));
        expect(firsts.size).toBeGreaterThan(0);
        expect([...firsts].map((first) => first && rules.definition.format(rules.game, first))).not.toContain(dearer);
      }
      advance(rules, position, randomChoice(rules, position, random));
    }
  }
});
