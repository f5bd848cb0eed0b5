import { begin, copyPosition, defined, isOver, type Random, type Rules, seededRandom } from '@durbar/engine';
import type { Features } from '../features.ts';
import type { AnyPosition } from '../levels/look.ts';
import type { Mind } from '../mind.ts';
import { rowAt } from '../numbers.ts';
import { rounded } from './fit.ts';
import { changed, mindWith, moveByHabit } from './habitual-play.ts';
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

/** How far a step goes, in trials; the last steps are shorter. With 4 the habits were still half learned after 100 steps. */
const STRIDE = 16;
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

/** Plays a game to its end, in place; each seat's success is half the victory, half the points, and 0 on average. */
function successesIn(minds: readonly Mind[], position: AnyPosition, margin: number, random: Random): number[] {
  const { rules } = defined(minds[0], 'mind');
  while (!isOver(position)) moveByHabit(minds, position, 0, random);
  const standings = rules.definition.standings(rules.game, position.state).toSorted((a, b) => a.seat - b.seat);
  const winners = standings.filter(({ rank }) => rank === 1).length;
  const mean = standings.reduce((sum, { score }) => sum + score, 0) / standings.length;
  return standings.map(
    ({ rank, score }) => (rank === 1 ? 1 / winners : 0) - 1 / standings.length + (0.5 * (score - mean)) / margin,
  );
}
