import type { PlaceName } from '../story/beat.ts';
import { CONTROLS } from './control.ts';

/**
 * How many choices each tab holds, and the tab to switch to: the requested tab, even if its choices are shown elsewhere; otherwise the one
 * with the most, if the current one has none and fewer are among the viewer's pieces. Buttons such as Skip are always visible and count
 * for nothing.
 */
export function busiestTab(
  middle: HTMLElement,
  current: string,
): { readonly counts: Readonly<Record<string, number>>; readonly best: string | undefined } {
  const panels = [...middle.querySelectorAll<HTMLElement>('[data-tab]')];
  const counted = panels.map((panel) => [panel.dataset.tab ?? '', panel.querySelectorAll(CONTROLS).length] as const);
  const counts = Object.fromEntries(counted);
  const among = [...document.querySelectorAll('[data-part="hand"]')].flatMap((pieces) => [
    ...pieces.querySelectorAll(CONTROLS),
  ]).length;
  const [best, most] = counted.reduce((top, one) => (one[1] > top[1] ? one : top), ['', 0] as const);
  const isNeeded = (counts[current] ?? 0) === 0 && most > among;
  const wanted = panels.find((panel) => panel.querySelector('[data-wanted]'))?.dataset.tab;
  return { counts, best: wanted ?? (isNeeded ? best : undefined) };
}

/** The tab that brings a place into sight; none if it already is, or if no tab draws it. */
export function tabShowing(middle: HTMLElement, place: PlaceName): string | undefined {
  const drawn = `[data-place="${CSS.escape(place)}"]`;
  const isInSight = [...document.querySelectorAll(drawn)].some((one) => one.getClientRects().length > 0);
  return isInSight ? undefined : middle.querySelector(drawn)?.closest<HTMLElement>('[data-tab]')?.dataset.tab;
}
