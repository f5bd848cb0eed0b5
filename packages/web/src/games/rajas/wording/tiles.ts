import type { RajasMessages } from '../messages/index.ts';
import type { TileFace } from '../pieces/faces.ts';
import type { RajasTelling } from '../types.ts';

/** What stands on a tile: "Temple and silk 2". */
export function tileName({ buildings, markets }: TileFace, { tile, buildings: names, goods }: RajasMessages): string {
  const features = [...buildings.map((one) => names[one]), ...markets.map(({ good, value }) => tile.market(goods[good], value))];
  return features.length > 0 ? tile.name(features) : tile.garden;
}

export function tileLine(tile: TileFace, words: RajasMessages): string {
  return words.tile.line(words.colours[tile.colour], tileName(tile, words), tile.price, words.roads[tile.road]);
}

/** The top of a stack. */
export function tileWords(tile: TileFace | undefined, { words }: RajasTelling, left: number): string {
  return tile ? words.tile.stack(tileLine(tile, words), left) : words.tile.emptyStack;
}
