import { defined, type Seat } from '@durbar/engine';
import type { RajasGame, Side, YieldPlace } from '../game.ts';

/** The side of province and Kali board that a seat uses. */
export function sideOf(game: RajasGame, seat: Seat): Side {
  return defined(game.sides[seat], 'side of a board');
}

export function yieldPlace(game: RajasGame, seat: Seat, place: number): YieldPlace {
  return defined(sideOf(game, seat).yields[place], 'yield place');
}

export function cellName(game: RajasGame, cell: number): string {
  return defined(game.grid.cells[cell], 'cell');
}
