import { begin, defined, isOver, seededRandom } from '@durbar/engine';
import { closeShares, measureAll } from '../evaluation.ts';
import { SLIPS } from '../levels/habit-tree.ts';
import type { Model } from '../model.ts';
import { entry } from '../numbers.ts';
import { fitModel } from './fit.ts';
import { changed, mindWith, moveByHabit } from './habitual-play.ts';
import type { HabitPlan } from './learn-habits.ts';
import type { Sample } from './self-play.ts';
import { bell } from './tune.ts';

/** Its games, in steps of a plan. */
const STEPS = 10;
const FIT = { hidden: 0, epochs: 4, rate: 0.01, decay: 1e-5 };

/**
 * Learns what positions at the beginning of a stage are worth to players with these habits. Every seat's habits differ a little:
 * then what they lead to, such as saving cards, is a cause of success and not only a sign of it.
 */
export function learnOutlook(plan: HabitPlan, strengths: Float64Array): Model {
  const { features, games, seed } = plan;
  const samples: Sample[] = [];
  for (let game = 0; game < STEPS * games; game++) samples.push(...stagesOf(plan, strengths, `${seed}/outlook/${game}`));
  return fitModel(samples, features.names.length, FIT, seededRandom(`${seed}/outlook`));
}

/** One game: the beginning of every stage but the first, and the result. */
function stagesOf({ rules, features }: HabitPlan, strengths: Float64Array, seed: string): Sample[] {
  const random = seededRandom(seed);
  const { traits, margin, stage: stageAt } = defined(features.habits, 'habits');
  const minds = Array.from({ length: rules.setUp.players }, () => {
    const change = traits.map(() => bell(random));
    return mindWith(rules, features, changed(strengths, change, traits));
  });
  const { evaluation } = entry(minds, 0);
  const { position } = begin(rules);
  const moments: Omit<Sample, 'target'>[] = [];
  let stage: number | undefined;
  while (!isOver(position)) {
    const next = stageAt(rules.game, position.state);
    if (stage !== undefined && next > stage) {
      const rows = Float32Array.from(measureAll(rules, evaluation, position));
      moments.push({ rows, progress: features.progress(rules.game, position) });
    }
    stage = next;
    moveByHabit(minds, position, SLIPS, random);
  }
  const target = Float32Array.from(closeShares(rules.definition.standings(rules.game, position.state), margin));
  return moments.map((moment) => ({ ...moment, target }));
}
