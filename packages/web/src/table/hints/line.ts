import type { Choice, Fact } from '@durbar/engine';
import { capitalised, plain } from '../../i18n/names.ts';
import type { Moment } from '../../worker/news.ts';
import type { AnyTable, Telling, TurnStep } from '../contract.ts';
import { momentAfter, type Previews } from '../previews.ts';

type AnyStep = TurnStep<unknown, Choice>;

/** A turn played through: its answers, each with the view before it, and their certain consequences. */
export interface Line {
  readonly steps: readonly AnyStep[];
  readonly facts: readonly Fact[];
  /** The view after the last answer. */
  readonly view: unknown;
}

/** Plays answers through from a moment without sending them. Undefined if they don't fit it. */
export function lineFrom(previews: Previews, moment: Moment, texts: readonly string[]): Line | undefined {
  const steps: AnyStep[] = [];
  const facts: Fact[] = [];
  let now = moment;
  for (const [index, text] of texts.entries()) {
    const preview = previews.of(now, text);
    const step = preview?.steps[0];
    if (!preview || !step) return undefined;
    steps.push({ choice: step.choice, view: now.view });
    if (index === texts.length - 1) return { steps, facts: [...facts, ...preview.facts], view: preview.view };
    facts.push(...step.facts);
    if (!step.question) return undefined;
    now = momentAfter(now, step);
  }
  return undefined;
}

/** The answers of a turn in words, as one sentence; repeated ones appear once. Where another of the turns would read the same, in full. */
export function stepsInWords(
  { label, brief = label }: Pick<AnyTable, 'label' | 'brief'>,
  steps: readonly AnyStep[],
  telling: Telling<unknown, unknown>,
  beside: readonly (readonly AnyStep[])[] = [],
): readonly string[] {
  const counts = new Map<string, number>();
  const shortly = ({ choice, view }: AnyStep): string => brief(choice, view, telling);
  for (const [place, step] of steps.entries()) {
    const rivals = beside.flatMap((other) => (isSame(other.slice(0, place), steps.slice(0, place)) ? (other[place] ?? []) : []));
    const isVague = rivals.some((rival) => !isSame([rival], [step]) && shortly(rival) === shortly(step));
    const words = plain(isVague ? label(step.choice, step.view, telling) : shortly(step));
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const [first = '', ...others] = [...counts].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words));
  return [capitalised(first), ...others];
}

function isSame(one: readonly AnyStep[], other: readonly AnyStep[]): boolean {
  const choicesOf = (steps: readonly AnyStep[]): string => JSON.stringify(steps.map(({ choice }) => choice));
  return choicesOf(one) === choicesOf(other);
}
