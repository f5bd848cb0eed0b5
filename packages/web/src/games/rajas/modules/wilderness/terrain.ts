import type { RajasDescription } from '../../types.ts';

export const TERRAINS = ['waterfall', 'mountains', 'swamp', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The terrain of a wilderness tile; undefined for every other tile. */
export function terrainOf({ tiles }: RajasDescription, tile: string): string | undefined {
  const sign = tiles.find(({ id }) => id === tile)?.sign;
  return sign?.module === 'wilderness' ? sign.shows : undefined;
}

export function isTerrain(text: string | undefined): text is Terrain {
  return TERRAINS.some((terrain) => terrain === text);
}
