import { advance, ask, begin, defined, isOver, mustRules, type Rules, randomChoice, seededRandom } from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { describe, expect, test } from 'vitest';
import { winChances } from '../../../evaluation.ts';
import { winOf } from '../../../lab/arena.ts';
import { moveByHabit } from '../../../lab/habitual-play.ts';
import { learnHabits } from '../../../lab/learn-habits.ts';
import { learnOutlook } from '../../../lab/learn-outlook.ts';
import { habitualChoice } from '../../../levels/habit-tree.ts';
import { indexOfMax } from '../../../levels/look.ts';
import type { Mind } from '../../../mind.ts';
import { evaluationOf } from '../../weights.ts';
import { features, weights } from '../index.ts';

const rules: Rules = mustRules(tajMahal, { players: 3 });
const evaluation = evaluationOf(features, weights, 3);
const mind: Mind = { rules, evaluation };
const VISITS = 12;

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

/** The share of habitual games won by the seat that the outlook preferred when this visit began. */
function favouritesThatWin(games: number, visit: number): number {
  const outlook = { ...evaluation, model: defined(evaluation.outlook, 'outlook') };
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`favourite ${game}`);
    const { position } = begin(rules);
    const move = () => moveByHabit([mind, mind, mind], position, 0, random);
    while (evaluation.features.progress(rules.game, position) < visit / VISITS) move();
    const favourite = indexOfMax(winChances(rules, outlook, position));
    while (!isOver(position)) move();
    wins += winOf(rules.definition.standings(rules.game, position.state), favourite);
  }
  return wins / games;
}

describe('habits of Taj Mahal', () => {
  test('win nearly every game against random play', () => {
    expect(winsAgainstRandom(60)).toBeGreaterThan(0.9);
  });

  test('lead to where their outlook says: late in the game its favourite wins most games', () => {
    expect(favouritesThatWin(200, 9)).toBeGreaterThan(0.45);
    expect(favouritesThatWin(200, 11)).toBeGreaterThan(0.6);
  });

  test('are learned by one command that always learns the same', () => {
    const plan = { rules, features, steps: 2, games: 20, margin: 10, seed: 'again' };
    const [first, last] = learnHabits(plan);
    expect([...learnHabits(plan)]).toEqual([first, last]);
    expect(last).not.toEqual(first);
    expect(learnOutlook(plan, defined(last, 'habits'))).toEqual(learnOutlook(plan, defined(last, 'habits')));
    expect(weights.habits?.command).toContain(`--seed ${weights.habits?.seed}`);
    expect(Object.keys(weights.habits?.strengths ?? {})).toEqual(features.habits?.traits.map(({ name }) => name));
  });
});
