import { getContext, setContext } from 'svelte';

const KEY = Symbol('wide table');

/** Tells the parts below that they stand on the wide table, where the province belongs to the decision. */
export function provideWide(): void {
  setContext(KEY, true);
}

export function useWide(): boolean {
  return getContext<boolean | undefined>(KEY) === true;
}
