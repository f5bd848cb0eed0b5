import { type Component, getContext, setContext } from 'svelte';

type RulesAtTable = Component;

const KEY = Symbol('rules at the table');

/** Says what explains pieces and symbols at every table of this page. The table itself knows no reference. */
export function provideRules(rules: RulesAtTable): void {
  setContext(KEY, rules);
}

export function rulesAtTable(): RulesAtTable | undefined {
  return getContext(KEY);
}
