import type { Hint } from '@durbar/bots';
import { ask, type Choice, defined, parseChoice, preview, type Rules } from '@durbar/engine';
import { plain } from '../i18n/names.ts';
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
  const { rules, table: game } = table.parts;
  const steps: string[] = [];
  let view = table.view;
  let first: Choice | undefined;
  for (const text of texts) {
    const choice = choiceIn(rules, view, text);
    steps.push(plain(game.label(choice, view, table)));
    first ??= choice;
    view = preview(rules, view, table.viewer, choice).view;
  }
  return { steps, brings: first && receiptOf(game, { choice: first, facts, before: table.view, view }, table) };
}

function choiceIn(rules: Rules, view: unknown, text: string): Choice {
  const position = rules.definition.imagine(rules.game, view, () => 0);
  const question = defined(ask(rules, position), 'question of a hint');
  return defined(parseChoice(rules, question, text), `choice "${text}" of a hint`);
}
