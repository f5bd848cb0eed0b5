import type { Prompt } from './contract.ts';
import type { ShownTable } from './shown-table.svelte.ts';

/** The prompt of the moment, whoever decides. */
export function promptOf(table: ShownTable): Prompt {
  const { question, common, view, parts } = table;
  if (!question) return { title: common.gameOver };
  if (question.decider === 'chance') return { title: common.chanceDecides };
  return parts.table.prompt(question, view, table);
}
