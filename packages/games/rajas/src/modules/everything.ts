import type { Options } from '@durbar/engine';

/** As much as fits into one game, for trials of strength. */
export const EVERY_MODULE: Options = {
  navaratnas: 'on',
  holi: 'back',
  cows: 'on',
  kedarnath: 'front',
  roads: 'back',
  wilderness: 'on',
  pinkElephant: 'on',
  river: 'full-random',
};
