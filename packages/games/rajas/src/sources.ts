import type { TrackName } from './words.ts';

/** Sources of base game effects; modules add their own kinds under their name. */
export type CoreSource =
  /** A worker space. */
  | { readonly kind: 'space'; readonly id: string }
  /** A free palace action (RAJ-GAIN-05). */
  | { readonly kind: 'action'; readonly id: string }
  /** A scored province tile. */
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
