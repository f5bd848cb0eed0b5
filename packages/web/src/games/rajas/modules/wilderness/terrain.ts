const TERRAINS = ['waterfall', 'mountains', 'swamp', 'desert'] as const;

export function isTerrain(text: string): text is (typeof TERRAINS)[number] {
  return TERRAINS.some((terrain) => terrain === text);
}
