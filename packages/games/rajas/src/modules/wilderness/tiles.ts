import type { RajasGame, YieldTile } from '../../game.ts';
import type { RajasState } from '../../state.ts';

const PREFIX = 'wilderness-';

export function tileId(terrain: string): string {
  return PREFIX + terrain;
}

/** Undrawn tiles. A drawn tile is placed in a province before the next one is drawn (GB2-WILD-05). */
export function undrawnTiles({ tiles }: RajasGame, state: RajasState): number[] {
  return tiles.flatMap(({ id, index }) => (id.startsWith(PREFIX) && !state.tiles.includes(index) ? [index] : []));
}

export function whiteTiles({ yieldTiles }: RajasGame): readonly YieldTile[] {
  return yieldTiles.filter(({ colourName }) => colourName === 'white');
}
