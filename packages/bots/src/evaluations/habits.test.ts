import { cardsAndKarma } from '@durbar/cards-and-karma';
import { advance, ask, begin, defined, isOver, mustRules, type Rules, randomChoice, seededRandom } from '@durbar/engine';
import { tajMahal } from '@durbar/taj-mahal';
import { describe, expect, test } from 'vitest';
import { winChances } from '../evaluation.ts';
import type { Features } from '../features.ts';
import { winOf } from '../lab/arena.ts';
import { moveByHabit } from '../lab/habitual-play.ts';
import { learnHabits } from '../lab/learn-habits.ts';
import { learnOutlook } from '../lab/learn-outlook.ts';
import { habitualChoice } from '../levels/habit-tree.ts';
import { indexOfMax } from '../levels/look.ts';
import type { Mind } from '../mind.ts';
import * as ofCardsAndKarma from './cards-and-karma/index.ts';
import * as ofTajMahal from './taj-mahal/index.ts';
import { evaluationOf, type Weights } from './weights.ts';

interface Habitual {
  readonly name: string;
  readonly rules: Rules;
  readonly features: Features;
  readonly weights: Weights;
  /** How often the outlook's favourite should at least win, when the first stage begins after the game has come so far. */
  readonly favourites: readonly { readonly progress: number; readonly wins: number }[];
}

const GAMES: readonly Habitual[] = [
  {
    name: 'Taj Mahal',
    rules: mustRules(tajMahal, { players: 3 }),
    features: ofTajMahal.features as never,
    weights: ofTajMahal.weights,
    favourites: [
      { progress: 8 / 12, wins: 0.45 },
      { progress: 10 / 12, wins: 0.6 },
    ],
  },
  {
    name: 'Cards & Karma',
    rules: mustRules(cardsAndKarma, { players: 2 }),
    features: ofCardsAndKarma.features as never,
    weights: ofCardsAndKarma.weights,
    favourites: [
      { progress: 2 / 6, wins: 0.55 },
      { progress: 4 / 6, wins: 0.65 },
    ],
  },
];

function mindOf({ rules, features, weights }: Habitual): Mind {
  return { rules, evaluation: evaluationOf(features, weights, rules.setUp.players) };
}

/** The share of games that one seat wins by habit against others that play at random. */
function winsAgainstRandom(mind: Mind, games: number): number {
  const { rules } = mind;
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`habit ${game}`);
    const seat = game % rules.setUp.players;
    const { position } = begin(rules);
    while (!isOver(position)) {
      const question = defined(ask(rules, position), 'question');
      const isHabitual = question.decider === seat;
      advance(
        rules,
        position,
        isHabitual ? habitualChoice(mind, position, question, random) : randomChoice(rules, position, random),
      );
    }
    wins += winOf(rules.definition.standings(rules.game, position.state), seat);
  }
  return wins / games;
}

/** The share of habitual games won by the seat that the outlook preferred when a stage began at this point. */
function favouritesThatWin(mind: Mind, games: number, progress: number): number {
  const { rules, evaluation } = mind;
  const outlook = { ...evaluation, model: defined(evaluation.outlook, 'outlook') };
  const habits = defined(evaluation.features.habits, 'habits');
  const minds = Array.from({ length: rules.setUp.players }, () => mind);
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`favourite ${game}`);
    const { position } = begin(rules);
    const move = () => moveByHabit(minds, position, 0, random);
    const stage = () => habits.stage(rules.game, position.state);
    while (!isOver(position) && evaluation.features.progress(rules.game, position) < progress) move();
    for (const last = stage(); !isOver(position) && stage() === last; ) move();
    const favourite = indexOfMax(winChances(rules, outlook, position));
    while (!isOver(position)) move();
    wins += winOf(rules.definition.standings(rules.game, position.state), favourite);
  }
  return wins / games;
}

describe.each(GAMES)('habits of $name', (game) => {
  const { rules, features, weights, favourites } = game;
  const mind = mindOf(game);

  test('win nearly every game against random play', () => {
    expect(winsAgainstRandom(mind, 60)).toBeGreaterThan(0.9);
  });

  test.each(favourites)('lead to where their outlook says: at $progress its favourite wins often', ({ progress, wins }) => {
    expect(favouritesThatWin(mind, 200, progress)).toBeGreaterThan(wins);
  });

  test('are learned by one command that always learns the same', () => {
    const plan = { rules, features, steps: 2, games: 20, margin: 10, seed: 'again' };
    const [first, last] = learnHabits(plan);
    expect([...learnHabits(plan)]).toEqual([first, last]);
    expect(last).not.toEqual(first);
    expect(learnOutlook(plan, defined(last, 'habits'))).toEqual(learnOutlook(plan, defined(last, 'habits')));
    for (const [players, { command, seed, strengths }] of Object.entries(weights.habits ?? {})) {
      expect(command).toContain(`--players ${players}`);
      expect(command).toContain(`--seed ${seed}`);
      expect(Object.keys(strengths)).toEqual(features.habits?.traits.map(({ name }) => name));
    }
  });
});
