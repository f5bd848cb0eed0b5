import type { Seat } from '@durbar/engine';
import type { RajasGame, Side, YieldPlace } from '../game.ts';
import { entry } from '../numbers.ts';

/** The side of province and Kali board that a seat uses. */
export function sideOf(game: RajasGame, seat: Seat): Side {
  return entry(game.sides, seat);
}

export function yieldPlace(game: RajasGame, seat: Seat, place: number): YieldPlace {
  return entry(sideOf(game, seat).yields, place);
}

export function cellName(game: RajasGame, cell: number): string {
  return entry(game.grid.cells, cell);
}
