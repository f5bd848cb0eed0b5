import type { Seat } from '@durbar/engine';
import type { FoldsOf } from '../../folds.ts';
import { add } from '../../numbers.ts';
import { navaratnasOf, placeIndex } from './tiles.ts';

/** The tile offered to a player who is behind (RAJ-NAV-19). */
export type NavaratnasSource = { readonly kind: 'navaratnas/catch-up' };

export type NavaratnasFact =
  | { readonly type: 'navaratnas/tile-drawn'; readonly seat: Seat; readonly tile: number; readonly id: string }
  | {
      readonly type: 'navaratnas/tile-laid';
      readonly seat: Seat;
      readonly tile: number;
      readonly id: string;
      readonly place: number;
      readonly at: string;
    }
  | { readonly type: 'navaratnas/offered'; readonly seat: Seat };

export const navaratnasFolds: FoldsOf<NavaratnasFact> = {
  'navaratnas/tile-drawn': () => undefined,
  /** RAJ-NAV-15. */
  'navaratnas/tile-laid': (game, { modules }, { seat, tile, place }) => {
    const { display, laid } = navaratnasOf(modules);
    add(display, tile, -1);
    laid[placeIndex(game, seat, place)] = tile;
  },
  'navaratnas/offered': (_game, { modules }, { seat }) => add(navaratnasOf(modules).offers, seat, 1),
};
