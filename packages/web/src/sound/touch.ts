import { current, hasMotion } from '../store/settings.svelte.ts';
import type { Beat, Verb } from '../story/beat.ts';

/** How a phone vibrates, in milliseconds of buzzing and rest. */
const PATTERNS = {
  tick: [8],
  knock: [14],
  rattle: [6, 40, 6, 40, 10],
  gain: [10, 60, 10],
  turn: [20, 80, 20],
  no: [6, 30, 6],
  win: [20, 60, 20, 60, 40],
} as const;

const FELT: Readonly<Partial<Record<Verb, keyof typeof PATTERNS>>> = {
  step: 'knock',
  lay: 'knock',
  rise: 'knock',
  throw: 'rattle',
  turn: 'gain',
  draw: 'tick',
};

export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Vibrates if the device can, and its owner has neither switched it off nor asked for less motion. */
export function buzz(pattern: keyof typeof PATTERNS): void {
  const isWanted = current().touch === 'on' && hasMotion() && navigator.userActivation?.hasBeenActive;
  if (isWanted && canVibrate()) navigator.vibrate([...PATTERNS[pattern]]);
}

/** The first of an answer's own beats that can be felt vibrates. */
export function feel(beats: readonly Beat[], viewer: unknown): void {
  const own = beats.find(({ seat, verb, start }) => seat === viewer && start !== 'stock' && FELT[verb] !== undefined);
  const pattern = own && FELT[own.verb];
  if (pattern) buzz(pattern);
}
