import { type Component, getContext, setContext } from 'svelte';

type RulesAtTable = Component;

const KEY = Symbol('rules at the table');

/** Registers the component that explains pieces and symbols. The table itself doesn't know the reference. */
export function provideRules(rules: RulesAtTable): void {
  setContext(KEY, rules);
}

export function rulesAtTable(): RulesAtTable | undefined {
  return getContext(KEY);
}
