import type { Box } from '../geometry/arch.ts';
import type { BoardModel, SpaceModel } from '../model/model.ts';
import type { RajasTable } from '../types.ts';

/** An area of the board in its box. */
export interface AreaProps {
  readonly table: RajasTable;
  readonly model: BoardModel;
  readonly box: Box;
}

/** A worker space in its box. */
export interface SpaceProps {
  readonly table: RajasTable;
  readonly space: SpaceModel;
  readonly box: Box;
}
