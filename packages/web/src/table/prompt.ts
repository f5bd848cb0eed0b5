import type { Prompt } from './contract.ts';
import { headline, ranked } from './finale/winner.ts';
import type { ShownTable } from './shown-table.svelte.ts';

/** The prompt of the moment, no matter who decides. */
export function promptOf(table: ShownTable): Prompt {
  const { question, common, view, parts, standings } = table;
  if (standings) return { title: headline(standings, table), hint: parts.table.end.reason(ranked(standings), table) };
  // Moments recorded under older rules have no question.
  if (!question) return { title: common.lookingBack };
  if (question.decider === 'chance') return { title: common.chanceDecides };
  return parts.table.prompt(question, view, table);
}
