import type { TrackName } from './words.ts';

/** What an effect of the base game comes from; each module adds its own kinds under its name. */
export type CoreSource =
  /** A worker space. */
  | { readonly kind: 'space'; readonly id: string }
  /** A palace action given for nothing (RAJ-GAIN-05). */
  | { readonly kind: 'action'; readonly id: string }
  /** A province tile that is scored. */
  | { readonly kind: 'tile'; readonly id: string }
  /** A yield place of a province board. */
  | { readonly kind: 'yield'; readonly id: string }
  | { readonly kind: 'yield-tile'; readonly id: string }
  | { readonly kind: 'river'; readonly index: number }
  /** A bonus of a scoring track. */
  | { readonly kind: 'track'; readonly track: TrackName; readonly space: number };

/** Parts of effects that can lapse or be declined; each module adds its own. */
export type CoreEffect =
  | 'boat-move'
  | 'build'
  | 'dice'
  | 'karma'
  | 'markets'
  | 'overbuild'
  | 'palace-action'
  | 'sail'
  | 'upgrade'
  | 'yield-tile';
