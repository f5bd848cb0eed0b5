import { defined } from '@durbar/engine';
import { getContext, setContext } from 'svelte';
import type { TableContext } from './context.svelte.ts';

const KEY = Symbol('table context');

export function provideTable(context: TableContext): TableContext {
  return setContext(KEY, context);
}

/** The table that a component belongs to. */
export function useTable(): TableContext {
  return defined(getContext<TableContext | undefined>(KEY), 'table context');
}
