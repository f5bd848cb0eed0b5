import type { Choice, Fact, Viewer } from '@durbar/engine';
import type { Foreseen } from './contract.ts';
import type { AnyPreview } from './previews.ts';

export type AnyForeseen = Foreseen<unknown, Choice, Fact>;

/** What happens with a step that can be made in one way only: it makes itself, or the viewer is asked. */
export type Forced = 'pass' | 'ask';

/** The steps of a choice that are settled before the viewer is asked something again; none when its confirmation is all that is asked. */
export function settledSteps(
  { steps, question }: Pick<AnyPreview, 'steps' | 'question'>,
  viewer: Viewer,
  forced: Forced,
): readonly AnyForeseen[] {
  const asked = steps.findIndex((step, index) => index > 0 && !passes(step, forced));
  if (asked < 0) return question?.decider === viewer ? steps : [];
  return steps.slice(0, asked);
}

/** Whether a step needs no question of its own: one would hardly answer otherwise, or cannot. */
function passes({ isQuiet, asked }: AnyForeseen, forced: Forced): boolean {
  return isQuiet && (asked.choices.length > 1 || forced === 'pass');
}

/** The steps that make themselves: there is one way only, nothing is shown, drawn or rolled by them, and they do not end the turn. */
export function forcedSteps({ steps }: Pick<AnyPreview, 'steps'>): readonly AnyForeseen[] {
  const free = steps.findIndex((step) => !isForced(step));
  return free < 0 ? steps : steps.slice(0, free);
}

function isForced({ asked, isFinal, question }: AnyForeseen): boolean {
  return asked.choices.length === 1 && !isFinal && question?.decider === asked.decider;
}
