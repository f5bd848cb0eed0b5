import type { Prompt } from './contract.ts';
import { headline, ranked, reasonOf } from './finale/winner.ts';
import type { ShownTable } from './shown-table.svelte.ts';

/** The heading while the end is being staged. */
export function closingPrompt({ parts, words }: ShownTable): Prompt {
  return { title: parts.table.end.closing(words) };
}

/** The current prompt, no matter who decides. */
export function promptOf(table: ShownTable): Prompt {
  const { common, view, parts, standings, moment } = table;
  // With its choices even while the viewer can't press them: the words depend on them.
  const { question } = moment;
  if (standings) return { title: headline(standings, table), hint: reasonOf(ranked(standings), table, parts.table) };
  if (moment.isCancelled) return { title: common.noResult };
  // Moments recorded under older rules have no question.
  if (!question) return { title: common.lookingBack };
  return { ...parts.table.prompt(question, view, table), ...aboutSelected(table) };
}

/** The preview shows the selection whenever there is one. */
function aboutSelected(table: ShownTable): Partial<Prompt> | undefined {
  const { selected, preview, view, parts } = table;
  return selected === undefined || !preview ? undefined : parts.table.promptFor?.(preview, view, table);
}
