import type { Hint } from '@durbar/bots';
import type { Moment } from '../../worker/news.ts';
import type { AnyTable, Telling } from '../contract.ts';
import type { Previews } from '../previews.ts';
import { type Line, lineFrom, stepsInWords } from './line.ts';
import { isAlike, reasonFor } from './reason.ts';

/** A hint in words. */
export interface HintLine {
  /** The answers; the first is the choice that follows the hint by hand. */
  readonly texts: readonly string[];
  /** The same in words. */
  readonly steps: readonly string[];
  /** Why it is good, in a sentence or two. */
  readonly reason: string;
  /** In whole percent. */
  readonly chance: number;
  /** How many percentage points the first is ahead of the second, and every other behind the first; 0 if that could be luck. */
  readonly ahead: number;
}

type AnyTelling = Telling<unknown, unknown>;
type Speaking = Pick<AnyTable, 'label' | 'brief' | 'merits' | 'gauge' | 'deeds'>;

/** A turn that loses this many percentage points isn't shown as a hint. */
const FAR_BEHIND = 10;

/** Hints in words, best first. Two with the same words are merged. */
export function hintLines(
  table: Speaking,
  previews: Previews,
  moment: Moment,
  hints: readonly Hint[],
  telling: AnyTelling,
): readonly HintLine[] {
  const turns = differentTurns(hints.flatMap((hint) => played(table, previews, moment, hint, telling)));
  const weighed = turns.map(({ hint, line }) => ({ ...hint, merits: table.merits(line, telling) }));
  const best = turns[0]?.hint;
  const shown = turns.filter(({ hint }) => !best || percent(hint) > percent(best) - FAR_BEHIND || isAlike(hint, best));
  return shown.map(({ hint, steps }, place) => {
    const other = turns[place === 0 ? 1 : 0]?.hint ?? hint;
    const reason = reasonFor(place, weighed, table, telling);
    return {
      texts: hint.texts,
      steps,
      reason: [...(shown.length === 1 ? [alone(turns, telling)] : []), ...reason].join(' '),
      chance: percent(hint),
      ahead: isAlike(hint, other) ? 0 : percent(hint) - percent(other),
    };
  });
}

/** Why a hint has no company: nothing else can be done, or everything else is far behind. */
function alone([best, next]: readonly Turn[], { common }: AnyTelling): string {
  return best && next ? common.farAhead(percent(best.hint) - percent(next.hint)) : common.onlyTurn;
}

interface Turn {
  readonly hint: Hint;
  readonly line: Line;
  readonly steps: readonly string[];
}

function played(table: Speaking, previews: Previews, moment: Moment, hint: Hint, telling: AnyTelling): Turn[] {
  const line = lineFrom(previews, moment, hint.texts);
  return line ? [{ hint, line, steps: stepsInWords(table, line.steps, telling) }] : [];
}

function differentTurns(turns: readonly Turn[]): readonly Turn[] {
  const words = turns.map(({ steps }) => steps.join());
  return turns.filter((_, index) => words.indexOf(words[index] ?? '') === index);
}

function percent({ chance }: Hint): number {
  return Math.round(100 * chance);
}
