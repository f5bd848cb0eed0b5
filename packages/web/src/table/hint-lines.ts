import type { Hint } from '@durbar/bots';
import { lineInWords } from './line-in-words.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import type { ShownTable } from './shown-table.svelte.ts';

/** A hint in words. */
export interface HintLine {
  /** The first answer: what is chosen when the hint is taken. */
  readonly text: string;
  /** Its answers in words, one after the other. */
  readonly steps: readonly string[];
  /** What it costs and brings. */
  readonly brings: Receipt | undefined;
  /** Whole per cent. */
  readonly chance: number;
  /** How many points of chance the first is better than the second, and every other worse than the first. */
  readonly ahead: number;
}

/** Hints in words, best first. */
export function hintLines(table: ShownTable, hints: readonly Hint[]): readonly HintLine[] {
  const chances = hints.map(({ chance }) => Math.round(100 * chance));
  return hints.flatMap((hint, place) => {
    const [text] = hint.texts;
    if (text === undefined) return [];
    const chance = chances[place] ?? 0;
    const other = chances[place === 0 ? 1 : 0] ?? chance;
    return [{ text, ...worded(table, hint), chance, ahead: chance - other }];
  });
}

function worded(table: ShownTable, { texts, facts }: Hint): Pick<HintLine, 'steps' | 'brings'> {
  const { steps, first, view } = lineInWords(table.parts, table.view, table.viewer, texts, table);
  return { steps, brings: first && receiptOf(table.parts.table, { choice: first, facts, before: table.view, view }, table) };
}
