import type { StepTexts } from './lesson.ts';

/** Rules are read slowly. */
const WORDS_PER_MINUTE = 130;
/** Looking around the table, making the move and watching the result; on average, 4 s of it are animation at normal speed. */
const SECONDS_PER_STEP = 18;
const MINUTE = 60;

/** How long a lesson takes for someone who makes the requested moves. */
export function minutesFor(texts: StepTexts): number {
  const steps = Object.values(texts);
  const words = steps.flatMap(({ title, text }) => `${title} ${text}`.split(/\s+/)).length;
  return Math.round(words / WORDS_PER_MINUTE + (steps.length * SECONDS_PER_STEP) / MINUTE);
}
