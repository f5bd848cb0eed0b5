import { play } from './speaker.svelte.ts';
import { buzz } from './touch.ts';

const APART = 1000;
const SOFTER = 4;
let last = Number.NEGATIVE_INFINITY;

/** The sound and the touch of something that can't be chosen, at most once a second. */
export function refuse(): void {
  if (performance.now() - last < APART) return;
  last = performance.now();
  buzz('no');
  play([{ name: 'no', at: 0, softer: SOFTER }]);
}
