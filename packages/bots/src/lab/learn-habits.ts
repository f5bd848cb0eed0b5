import {
  advance,
  ask,
  begin,
  copyPosition,
  defined,
  isChance,
  isOver,
  type Random,
  type Rules,
  randomChoice,
  seededRandom,
} from '@durbar/engine';
import type { Features } from '../features.ts';
import type { Trait } from '../habits.ts';
import { habitualChoice } from '../levels/habit-tree.ts';
import type { AnyPosition } from '../levels/look.ts';
import type { Mind } from '../mind.ts';
import { rowAt } from '../numbers.ts';
import { rounded } from './fit.ts';
import { bell } from './tune.ts';

export interface HabitPlan {
  readonly rules: Rules;
  readonly features: Features;
  readonly steps: number;
  /** Games in each step. */
  readonly games: number;
  /** By how many points a clear victory is won. */
  readonly margin: number;
  readonly seed: string;
}

/** How far a step goes, in trials; the last steps are shorter. */
const STRIDE = 4;
const SHORTENED = 0.7;

/**
 * Every seat plays with randomly changed strengths, and the strengths move towards those of seats that did better. Yields after each step;
 * the same plan learns the same habits.
 */
export function* learnHabits({ rules, features, steps, games, margin, seed }: HabitPlan): Generator<Float64Array> {
  const { traits } = defined(features.habits, 'habits');
  const start = begin(rules).position;
  let strengths = Float64Array.from(traits, ({ first }) => first);
  for (let step = 0; step < steps; step++) {
    const random = seededRandom(`${seed}/habits/${step}`);
    const moves = new Float64Array(traits.length);
    for (let game = 0; game < games; game++) {
      const changes = Array.from({ length: rules.setUp.players }, () => traits.map(() => bell(random)));
      const minds = changes.map((change) => mindWith(rules, features, changed(strengths, change, traits)));
      const successes = successesIn(minds, copyPosition(rules, start), margin, random);
      for (const [seat, change] of changes.entries())
        for (const [place, amount] of change.entries()) moves[place] = rowAt(moves, place) + amount * rowAt(successes, seat);
    }
    const stride = (STRIDE * (1 - (SHORTENED * step) / steps)) / (games * rules.setUp.players);
    strengths = changed(
      strengths,
      [...moves].map((move) => move * stride),
      traits,
    ).map(rounded);
    yield strengths;
  }
}

/** Moves each strength by so many trials. */
function changed(strengths: Float64Array, by: readonly number[], traits: readonly Trait[]): Float64Array {
  return strengths.map((strength, place) => strength + rowAt(by, place) * defined(traits[place], 'trait').trial);
}

function mindWith(rules: Rules, features: Features, strengths: Float64Array): Mind {
  const model = { scale: [], early: [], late: [], hidden: [] };
  return { rules, evaluation: { features, model, strengths, search: 'habit-tree' } };
}

/** Plays a game to its end, in place; each seat's success is half the victory, half the points, and 0 on average. */
function successesIn(minds: readonly Mind[], position: AnyPosition, margin: number, random: Random): number[] {
  const { rules } = defined(minds[0], 'mind');
  while (!isOver(position)) {
    const question = isChance(rules, position) ? undefined : ask(rules, position);
    const choice = question
      ? habitualChoice(defined(minds[Number(question.decider)], 'mind'), position, question, random)
      : randomChoice(rules, position, random);
    advance(rules, position, choice);
  }
  const standings = rules.definition.standings(rules.game, position.state).toSorted((a, b) => a.seat - b.seat);
  const winners = standings.filter(({ rank }) => rank === 1).length;
  const mean = standings.reduce((sum, { score }) => sum + score, 0) / standings.length;
  return standings.map(
    ({ rank, score }) => (rank === 1 ? 1 / winners : 0) - 1 / standings.length + (0.5 * (score - mean)) / margin,
  );
}
