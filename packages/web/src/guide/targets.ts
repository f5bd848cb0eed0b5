import { CONTROLS, elementsFor } from '../table/control.ts';
import type { Target } from './lesson.ts';
import type { Box } from './place.ts';

/** The visible elements of a target. */
export function elementsOf(target: Target): readonly Element[] {
  return allOf(target).filter(isShown);
}

/** On phones a target may be in another tab. */
export function turnTo(targets: readonly Target[]): void {
  for (const target of targets) {
    const all = allOf(target);
    if (!all.some(isShown)) tabButtonOf(all[0])?.click();
  }
}

/** A target may be scrolled away or outside a map's viewport, which listens for `reveal`. */
export function scrollTo(targets: readonly Target[]): void {
  const elements = targets.flatMap(elementsOf);
  for (const element of elements) element.dispatchEvent(new Event('reveal', { bubbles: true }));
  elements.at(0)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Where the elements are visible: anything scrolled out of sight in a phone's tab doesn't count. */
export function boxesOf(elements: readonly Element[]): readonly Box[] {
  return elements.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const tab = element.closest('[data-tab]')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const x = Math.max(left, tab.left);
    const y = Math.max(top, tab.top);
    return { x, y, width: Math.max(0, Math.min(right, tab.right) - x), height: Math.max(0, Math.min(bottom, tab.bottom) - y) };
  });
}

/** Everything that can be pressed now, and the player's own pieces, which the coach often mentions. */
export function usefulBoxes(): readonly Box[] {
  return boxesOf([...document.querySelectorAll(`${CONTROLS}, [data-confirm], [data-part="hand"], h1`)].filter(isShown));
}

function allOf(target: Target): readonly Element[] {
  return 'choice' in target ? elementsFor(target.choice) : [...document.querySelectorAll(selectorOf(target))];
}

function selectorOf(target: Exclude<Target, { readonly choice: string }>): string {
  const [name, value] = Object.entries(target)[0] ?? ['part', ''];
  return `[data-table] [data-${name}="${CSS.escape(String(value))}"]`;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function tabButtonOf(element: Element | undefined): HTMLElement | undefined {
  const tab = element?.closest<HTMLElement>('[data-tab]')?.dataset.tab;
  return document.querySelector<HTMLElement>(`[data-tab-button="${tab}"]`) ?? undefined;
}
