import type { Seat } from '@durbar/engine';
import type { FoldsOf } from '../../folds.ts';
import { layTop } from '../../rules/province.ts';

export type WildernessFact =
  | { readonly type: 'wilderness/tile-drawn'; readonly seat: Seat; readonly tile: number; readonly id: string }
  | {
      readonly type: 'wilderness/tile-laid';
      readonly seat: Seat;
      readonly tile: number;
      readonly id: string;
      readonly cell: number;
      readonly at: string;
      readonly rotation: number;
    }
  /** A white yield tile is shown and stays in the supply (GB2-WILD-09). */
  | { readonly type: 'wilderness/yield-tile-shown'; readonly seat: Seat; readonly tile: number; readonly id: string };

export const wildernessFolds: FoldsOf<WildernessFact> = {
  'wilderness/tile-drawn': () => undefined,
  'wilderness/tile-laid': (game, state, { seat, tile, cell, rotation }) => layTop(game, state, seat, cell, tile, rotation),
  'wilderness/yield-tile-shown': () => undefined,
};
