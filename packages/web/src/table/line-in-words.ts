import { ask, type Choice, defined, parseChoice, preview, type Rules, type Viewer } from '@durbar/engine';
import { plain } from '../i18n/names.ts';
import type { AnyTable, Telling } from './contract.ts';

/** Several answers of one seat in a row. */
interface ToldLine {
  /** In words. */
  readonly steps: readonly string[];
  readonly first: Choice | undefined;
  /** The seat's view after the last. */
  readonly view: unknown;
}

/** Answers in words, from the seat's view before the first. */
export function lineInWords(
  { rules, table }: { readonly rules: Rules; readonly table: Pick<AnyTable, 'label'> },
  view: unknown,
  viewer: Viewer,
  texts: readonly string[],
  telling: Telling<unknown, unknown>,
): ToldLine {
  let seen = view;
  let first: Choice | undefined;
  const steps = texts.map((text) => {
    const choice = choiceIn(rules, seen, text);
    const label = plain(table.label(choice, seen, telling));
    first ??= choice;
    seen = preview(rules, seen, viewer, choice).view;
    return label;
  });
  return { steps, first, view: seen };
}

function choiceIn(rules: Rules, view: unknown, text: string): Choice {
  const question = defined(
    ask(
      rules,
      rules.definition.imagine(rules.game, view, () => 0),
    ),
    'question of a line',
  );
  return defined(parseChoice(rules, question, text), `choice "${text}" of a line`);
}
