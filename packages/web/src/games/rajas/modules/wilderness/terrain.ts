const PREFIX = 'wilderness-';

export const TERRAINS = ['waterfall', 'mountains', 'swamp', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The terrain of a wilderness tile; undefined for every other tile. */
export function terrainOf(tile: string): string | undefined {
  return tile.startsWith(PREFIX) ? tile.slice(PREFIX.length) : undefined;
}

export function isTerrain(text: string | undefined): text is Terrain {
  return TERRAINS.some((terrain) => terrain === text);
}
