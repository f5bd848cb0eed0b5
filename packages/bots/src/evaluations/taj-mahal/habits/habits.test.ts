import { advance, ask, begin, defined, isOver, mustRules, type Rules, randomChoice, seededRandom } from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { describe, expect, test } from 'vitest';
import { winOf } from '../../../lab/arena.ts';
import { learnHabits } from '../../../lab/learn-habits.ts';
import { habitualChoice } from '../../../levels/habit-tree.ts';
import type { Mind } from '../../../mind.ts';
import { evaluationOf } from '../../weights.ts';
import { features, weights } from '../index.ts';

const rules: Rules = mustRules(tajMahal, { players: 3 });
const mind: Mind = { rules, evaluation: evaluationOf(features, weights, 3) };

/** The share of games that one seat wins by habit against two that play at random. */
function winsAgainstRandom(games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`habit ${game}`);
    const { position } = begin(rules);
    while (!isOver(position)) {
      const question = defined(ask(rules, position), 'question');
      const isHabitual = question.decider === game % 3;
      advance(
        rules,
        position,
        isHabitual ? habitualChoice(mind, position, question, random) : randomChoice(rules, position, random),
      );
    }
    wins += winOf(rules.definition.standings(rules.game, position.state), game % 3);
  }
  return wins / games;
}

describe('habits of Taj Mahal', () => {
  test('win nearly every game against random play', () => {
    expect(winsAgainstRandom(60)).toBeGreaterThan(0.9);
  });

  test('are learned by one command that always learns the same', () => {
    const plan = { rules, features, steps: 2, games: 20, margin: 10, seed: 'again' };
    const [first, last] = learnHabits(plan);
    expect([...learnHabits(plan)]).toEqual([first, last]);
    expect(last).not.toEqual(first);
    expect(weights.habits?.command).toContain(`--seed ${weights.habits?.seed}`);
    expect(Object.keys(weights.habits?.strengths ?? {})).toEqual(features.habits?.traits.map(({ name }) => name));
  });
});
