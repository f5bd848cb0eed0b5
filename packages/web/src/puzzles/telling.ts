import type { Hint } from '@durbar/bots';
import { plain } from '../i18n/names.ts';
import type { TableContext } from '../table/context.svelte.ts';
import type { WeighedTurn } from '../table/hints/compared.ts';
import { lineFrom, stepsInWords } from '../table/hints/line.ts';
import { reasonFor } from '../table/hints/reason.ts';
import type { PuzzleMessages } from './messages/index.ts';
import type { Puzzling } from './puzzling.svelte.ts';

/** A turn in words. */
export interface ToldTurn {
  readonly steps: readonly string[];
  /** What it gains; for the solution, also what the tempting turn would have gained instead. */
  readonly reason: string;
  /** In whole percent. */
  readonly chance: number;
}

/** The solution with its reasons, compared with the most tempting turn. */
export function tellSolution(context: TableContext, { puzzle, start }: Puzzling, words: PuzzleMessages): ToldTurn | undefined {
  const [tempting] = puzzle.refuted;
  return told(context, start, puzzle.solution, tempting && { turn: tempting, said: words.tempts });
}

/** What the best turn gains and keeps, without saying which it is. */
export function tellGain({ table }: TableContext, { puzzle, start }: Puzzling): string {
  const line = start && lineFrom(table.previews, start, puzzle.solution.texts);
  if (!line) return '';
  const words = table.parts.table;
  const weighed = { ...puzzle.solution, merits: words.merits(line, table) };
  return reasonFor(0, [weighed], words, table).join(' ');
}

/** The turn that tempts most. */
export function tellTempting(context: TableContext, { puzzle, start }: Puzzling): ToldTurn | undefined {
  const [tempting] = puzzle.refuted;
  return tempting && told(context, start, tempting);
}

/** A turn that fell short: what it gains. */
export function tellWrong(context: TableContext, { wrong, start }: Puzzling): ToldTurn | undefined {
  return wrong && told(context, start, wrong);
}

/** What someone else did first after a turn that fell short. */
export function tellNext({ turns }: TableContext, seat: number): string | undefined {
  const line = turns.find((one) => one.seat !== undefined && one.seat !== seat);
  return line && plain(line.text);
}

/** Another turn to compare with, and how it is introduced. */
interface Beside {
  readonly turn: Hint;
  readonly said: (what: string) => string;
}

function told({ table }: TableContext, start: Puzzling['start'], turn: Hint, beside?: Beside): ToldTurn | undefined {
  if (!start) return undefined;
  const words = table.parts.table;
  const line = lineFrom(table.previews, start, turn.texts);
  if (!line) return undefined;
  const weighed = (hint: Hint): WeighedTurn[] => {
    const played = lineFrom(table.previews, start, hint.texts);
    return played ? [{ ...hint, merits: words.merits(played, table) }] : [];
  };
  return {
    steps: stepsInWords(words, line.steps, table),
    reason: reasonFor(0, [...weighed(turn), ...(beside ? weighed(beside.turn) : [])], words, table, beside?.said).join(' '),
    chance: Math.round(100 * turn.chance),
  };
}
