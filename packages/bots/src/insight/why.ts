import type { QuestionView } from '@durbar/engine';
import { seededRandom } from '@durbar/engine';
import type { Budget } from '../budget.ts';
import type { Mind } from '../mind.ts';
import { hints } from './hints.ts';

/**
 * How a choice compares with the best turns that start differently: it was the only one, the best one by so many percentage points, or
 * another one seems better.
 */
export type Why = { readonly kind: 'only' } | { readonly kind: 'best'; readonly ahead: number } | { readonly kind: 'other' };

/** Why someone who knew no more than this view would make this choice. */
export function whyChosen(mind: Mind, view: unknown, question: QuestionView, text: string, budget: Budget): Why {
  if (question.choices.length === 1) return { kind: 'only' };
  const found = hints(mind, view, question, budget, seededRandom(text));
  const [best, next] = found.ok ? found.value : [];
  if (best?.texts[0] !== text) return { kind: 'other' };
  return next ? { kind: 'best', ahead: Math.round(100 * (best.chance - next.chance)) } : { kind: 'only' };
}
