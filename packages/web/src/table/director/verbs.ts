import type { Verb } from '../../story/beat.ts';

export type Path = 'hop' | 'arc' | 'toss' | 'carry' | 'spin' | 'line' | 'rise' | 'still';

/** How a verb looks: its path, its easing, and how high above the table it happens. */
export interface Manner {
  readonly path: Path;
  readonly easing: string;
  readonly layer: number;
}

const GO = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
const SET = 'cubic-bezier(0.2, 0.8, 0.25, 1.08)';
const DROP = 'cubic-bezier(0.35, 0, 0.6, 1)';
const SWING = 'cubic-bezier(0.4, 0, 0.2, 1)';
const GLIDE = 'cubic-bezier(0.45, 0.05, 0.3, 0.98)';

export const MANNERS: Readonly<Record<Verb, Manner>> = {
  step: { path: 'hop', easing: SET, layer: 4 },
  pay: { path: 'arc', easing: GO, layer: 4 },
  throw: { path: 'toss', easing: DROP, layer: 5 },
  lay: { path: 'carry', easing: SWING, layer: 4 },
  turn: { path: 'spin', easing: SWING, layer: 4 },
  sail: { path: 'line', easing: GLIDE, layer: 3 },
  march: { path: 'line', easing: GLIDE, layer: 3 },
  earn: { path: 'arc', easing: GO, layer: 5 },
  fly: { path: 'arc', easing: GO, layer: 5 },
  draw: { path: 'arc', easing: GO, layer: 4 },
  rise: { path: 'rise', easing: SET, layer: 3 },
  grow: { path: 'line', easing: GLIDE, layer: 2 },
  clear: { path: 'arc', easing: GO, layer: 3 },
  pass: { path: 'hop', easing: SET, layer: 4 },
  light: { path: 'still', easing: SWING, layer: 2 },
  call: { path: 'still', easing: SET, layer: 7 },
  note: { path: 'still', easing: SWING, layer: 6 },
  mix: { path: 'still', easing: SWING, layer: 3 },
};
