import type { ShownTable } from './shown-table.svelte.ts';

export interface ChoiceButton {
  readonly text: string;
  readonly label: string;
  /** Shorter, for use beside the main button. */
  readonly act: string;
  readonly look: 'main' | 'gold' | 'plain';
}

/**
 * The choices without a piece on the board, as buttons; the main one last, next to the thumb. If there is only one choice, it needs no
 * second button.
 */
export function buttonsOf(table: ShownTable): readonly ChoiceButton[] {
  const { question, view, parts } = table;
  const isOnly = question?.choices.length === 1;
  const buttons = (question?.choices ?? []).flatMap(({ choice, text }): ChoiceButton[] => {
    const look = parts.table.button(choice, view, table);
    return look
      ? [{ text, look: isOnly ? 'main' : look, label: table.labelOf(text), act: parts.table.act(choice, view, table) }]
      : [];
  });
  return buttons.sort((a, b) => Number(a.look === 'main') - Number(b.look === 'main'));
}
