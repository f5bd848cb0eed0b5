import { shape } from '@durbar/engine';
import type { RiverTileData } from '../edition.ts';
import type { RajasGame } from '../game.ts';
import type { RajasState } from '../state.ts';

/** Component data of a module that brings river tiles. */
export interface RiverTilesData {
  readonly provenance?: Readonly<Record<string, string>>;
  readonly riverTiles: readonly RiverTileData[];
}

export function riverTilesShape(gain: shape.Shape): shape.Shape {
  const tile = shape.object({ id: shape.text(), gain });
  return shape.object({ riverTiles: shape.array(tile, { min: 1 }) }, { provenance: shape.record(shape.text()) });
}

/** The river tiles that lie open nowhere on the river. */
export function tilesLeft({ riverTiles }: RajasGame, state: RajasState): number[] {
  const left: number[] = [];
  for (let tile = 0; tile < riverTiles.length; tile++) if (!state.riverTiles.includes(tile)) left.push(tile);
  return left;
}
