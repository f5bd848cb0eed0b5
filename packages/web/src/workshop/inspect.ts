import { mount, unmount } from 'svelte';
import type { TableContext } from '../table/context.svelte.ts';
import Inspector from './Inspector.svelte';

let inspected: TableContext | undefined;
let close: (() => void) | undefined;

/** Alt+I opens the inspector at the most recently opened table. For developers only. */
export function inspect(context: TableContext): void {
  if (!inspected) addEventListener('keydown', onKey);
  inspected = context;
}

function onKey({ altKey, code }: KeyboardEvent): void {
  if (!altKey || code !== 'KeyI' || !inspected) return;
  if (close) {
    close();
    close = undefined;
    return;
  }
  const shown = mount(Inspector, { target: document.body, props: { context: inspected } });
  close = () => void unmount(shown);
}
