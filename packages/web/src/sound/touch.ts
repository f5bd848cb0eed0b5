import type { Beat, Verb } from '../story/beat.ts';

/** How a phone vibrates to the player's own beats, in milliseconds of buzzing and rest. */
const PATTERNS: Readonly<Partial<Record<Verb, readonly number[]>>> = {
  step: [14],
  lay: [14],
  rise: [14],
  throw: [6, 40, 6, 40, 10],
  turn: [10, 60, 10],
  draw: [8],
};

/** The strongest of an answer's beats vibrates, if the device can and its owner hasn't asked for less motion. */
export function feel(beats: readonly Beat[], viewer: unknown): void {
  const own = beats.find(({ seat, verb, start }) => seat === viewer && start !== 'stock' && PATTERNS[verb] !== undefined);
  const pattern = own && PATTERNS[own.verb];
  if (pattern && matchMedia('(pointer: coarse)').matches && 'vibrate' in navigator) navigator.vibrate([...pattern]);
}
