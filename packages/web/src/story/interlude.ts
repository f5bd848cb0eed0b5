import type { Fact } from '@durbar/engine';
import type { Schedule } from './schedule.ts';
import type { AnyStory } from './telling.ts';

/** When the first beat outside any turn starts, e.g. that of a new round; undefined if there is none. */
export function interludeStart(story: Pick<AnyStory, 'turnAt'>, facts: readonly Fact[], { timed }: Schedule): number | undefined {
  const first = facts.findIndex((fact) => story.turnAt(fact) === 'interlude');
  if (first < 0) return undefined;
  // Refilled stocks have their own lane.
  return timed.find(({ beat }) => beat.start !== 'stock' && (beat.facts[0] ?? -1) >= first)?.at;
}
