import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { TableContext } from '../context.svelte.ts';
import { messages as common } from '../messages/en.ts';
import TableView from '../TableView.svelte';
import type { MatchSource } from './toy-source.ts';
import { toyTable } from './toy-table.ts';

type TableParts = ConstructorParameters<typeof TableContext>[0];

/** The shared words of all tables, as the tests read them. */
export { common };

/** The toy game at the shared table, on a screen of this size. */
export function openToyTable(source: MatchSource, width = 1280): TableContext {
  return openTableOf({ table: toyTable, rules: source.rules, words: { now: {} } }, source, width);
}

/** A game at the shared table. */
export function openTableOf(game: Omit<TableParts, 'common'>, source: MatchSource, width = 1280): TableContext {
  window.innerWidth = width;
  window.innerHeight = 800;
  const context = new TableContext({ ...game, common: { now: common } }, source);
  render(TableView, { props: { context, chrome: { title: 'High card', homeLink: '#/', openSettings() {} } } });
  return context;
}

/** What happened is on the page. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
}
