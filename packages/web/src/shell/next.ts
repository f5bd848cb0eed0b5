import { nextTable } from '../store/person.svelte.ts';
import { go, here } from './here.svelte.ts';

/** The table to go to next, from wherever this page is. */
export function nextFromHere(): string | undefined {
  const route = here();
  return nextTable(route.page === 'table' ? route.id : undefined);
}

/** N goes to the next waiting table, unless something is being typed or a dialog is open. */
export function onNextKey(event: KeyboardEvent): void {
  if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const id = nextFromHere();
  if (id !== undefined && !document.querySelector('dialog[open]')) go({ page: 'table', id });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
