import { getContext, setContext } from 'svelte';
import { innerHeight } from 'svelte/reactivity/window';
import { DISPLAYS } from '../modules/components.ts';
import type { RajasTable } from '../types.ts';

const KEY = Symbol('wide table');

/** Context: the parts below are on the wide table, where the province belongs to the decision. */
export function provideWide(): void {
  setContext(KEY, true);
}

export function useWide(): boolean {
  return getContext<boolean | undefined>(KEY) === true;
}

/** Heights on the wide table in pixels: the fixed parts, with more on tall screens, and one opponent. */
const ALWAYS = 356;
const TALL = { from: 840, more: 24 };
const OPPONENT = 54;
/** With less height, province and Kali are side by side. */
const ENOUGH = 350;

/** Whether the wide table leaves little height for my pieces. */
export function isLow(table: RajasTable): boolean {
  const display = DISPLAYS.reduce((sum, { height }) => sum + height(table), 0);
  const height = innerHeight.current ?? 0;
  const always = height > TALL.from ? ALWAYS + TALL.more : ALWAYS;
  return height - always - OPPONENT * (table.players.length - 1) - display < ENOUGH;
}
