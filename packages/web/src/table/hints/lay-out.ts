import type { Selection } from '../selection.svelte.ts';

/**
 * Lays out the first answers of a turn on the board, as presses would: nothing is sent. With all of them, the last one waits for
 * confirmation.
 */
export function layOut(selection: Selection, texts: readonly string[], count: number): void {
  selection.clear();
  for (const text of texts.slice(0, Math.min(count, texts.length - 1))) selection.settle([text]);
  const last = texts.at(-1);
  if (count >= texts.length && last !== undefined) selection.select(last);
}
