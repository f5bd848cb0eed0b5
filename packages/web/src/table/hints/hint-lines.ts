import type { Hint } from '@durbar/bots';
import type { Moment } from '../../worker/news.ts';
import type { AnyTable, Telling } from '../contract.ts';
import type { Previews } from '../previews.ts';
import type { WeighedTurn } from './compared.ts';
import { lineFrom, stepsInWords } from './line.ts';
import { hasNothingForIt, isAlike, isSaidAlike, reasonFor, saidFirst } from './reason.ts';

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
const SHOWN = 3;

/** Hints in words, best first. Turns with the same words are merged, and so are those that bring the same and are about as good. */
export function hintLines(
  table: Speaking,
  previews: Previews,
  moment: Moment,
  hints: readonly Hint[],
  telling: AnyTelling,
): readonly HintLine[] {
  const worded = differentTurns(played(table, previews, moment, hints, telling));
  const turns = saidFirst(worded.filter((turn, place) => !worded.slice(0, place).some((better) => isSaidAlike(turn, better))));
  const [best] = turns;
  const near = turns.filter((turn) => !best || turn === best || (!isFarBehind(turn, best) && !hasNothingForIt(turn, best)));
  const shown = near.slice(0, SHOWN);
  return shown.map((turn, place) => {
    const other = turns[place === 0 ? 1 : 0] ?? turn;
    const reason = reasonFor(place, turns, table, telling);
    return {
      texts: turn.texts,
      steps: turn.steps,
      reason: [...(shown.length === 1 ? [alone(turns, worded, telling)] : []), ...reason].join(' '),
      chance: percent(turn),
      ahead: isAlike(turn, other) ? 0 : percent(turn) - percent(other),
    };
  });
}

/** Why a hint has no company: nothing else can be done or is better, or everything else is far behind. */
function alone([best, next]: readonly Turn[], all: readonly Turn[], { common }: AnyTelling): string {
  if (!best || !next || all.some((turn) => turn !== best && isSaidAlike(turn, best))) return common.onlyTurn;
  return isFarBehind(next, best) ? common.farAhead : common.onlyTurn;
}

function isFarBehind(turn: Turn, best: Turn): boolean {
  return percent(turn) <= percent(best) - FAR_BEHIND && !isAlike(turn, best);
}

interface Turn extends WeighedTurn {
  readonly texts: readonly string[];
  readonly steps: readonly string[];
}

function played(
  table: Speaking,
  previews: Previews,
  moment: Moment,
  hints: readonly Hint[],
  telling: AnyTelling,
): readonly Turn[] {
  const turns = hints.flatMap((hint) => {
    const line = lineFrom(previews, moment, hint.texts);
    return line ? [{ hint, line }] : [];
  });
  const all = turns.map(({ line }) => line.steps);
  return turns.map(({ hint, line }) => ({
    ...hint,
    merits: table.merits(line, telling),
    steps: stepsInWords(table, line.steps, telling, all),
  }));
}

function differentTurns(turns: readonly Turn[]): readonly Turn[] {
  const words = turns.map(({ steps }) => steps.join());
  return turns.filter((_, index) => words.indexOf(words[index] ?? '') === index);
}

function percent({ chance }: Pick<Hint, 'chance'>): number {
  return Math.round(100 * chance);
}
