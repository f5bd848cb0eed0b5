import type { Choice, Fact, Viewer } from '@durbar/engine';
import type { Foreseen } from './contract.ts';
import type { AnyPreview } from './previews.ts';

export type AnyForeseen = Foreseen<unknown, Choice, Fact>;

/** How forced steps are handled: made automatically, or asked. */
export type Forced = 'pass' | 'ask';

/** The steps of a choice that are settled before the viewer is asked something again; empty if only its confirmation is needed. */
export function settledSteps(
  { steps, question }: Pick<AnyPreview, 'steps' | 'question'>,
  viewer: Viewer,
  forced: Forced,
): readonly AnyForeseen[] {
  const asked = steps.findIndex((step, index) => index > 0 && !passes(step, forced));
  if (asked < 0) return question?.decider === viewer ? steps : [];
  return steps.slice(0, asked);
}

/** Whether a step needs no question because it is forced or rarely changed. */
function passes({ isQuiet, asked }: AnyForeseen, forced: Forced): boolean {
  return isQuiet && (asked.choices.length > 1 || forced === 'pass');
}

/** Automatic steps: forced, without a reveal, draw or roll, and not ending the turn. */
export function forcedSteps({ steps }: Pick<AnyPreview, 'steps'>): readonly AnyForeseen[] {
  const free = steps.findIndex((step) => !isForced(step));
  return free < 0 ? steps : steps.slice(0, free);
}

function isForced({ asked, isFinal, question }: AnyForeseen): boolean {
  return asked.choices.length === 1 && !isFinal && question?.decider === asked.decider;
}
