import type { Seat } from '@durbar/engine';
import type { PieceMark } from '../../model/model.ts';
import type { RajasView } from '../../types.ts';

export const ROAD_BOARD = 'road-board';

export const FLAG: PieceMark = { symbol: 'icon-flag', colour: 'var(--fort)', about: 'flag', face: 'flag' };

/** Flags beside the board; undefined if the module is not in play. */
export function flagSupply({ modules }: RajasView): number | undefined {
  return modules.roads?.supply;
}

export function heldFlags({ modules }: RajasView, seat: Seat): number {
  return modules.roads?.held[seat] ?? 0;
}

/** Whether a cell of a province has a flag. */
export function isFlagged({ modules }: RajasView, seat: Seat, cell: number): boolean {
  return modules.roads?.planted[seat]?.includes(cell) ?? false;
}
