import type { RajasMessages } from '../messages/index.ts';
import { isTerrain } from '../modules/wilderness/terrain.ts';
import type { TileFace } from '../pieces/faces.ts';
import type { RajasTelling } from '../types.ts';

/** What stands on a tile: "Temple and silk 2". */
export function tileName({ buildings, markets, cow, terrain }: TileFace, words: RajasMessages): string {
  if (cow) return cow === 'assorted' ? words.cows.assorted : words.cows.name(words.goods[cow]);
  if (terrain !== undefined) return isTerrain(terrain) ? words.wilderness.terrains[terrain] : words.wilderness.name;
  const { tile, buildings: names, goods } = words;
  const features = [...buildings.map((one) => names[one]), ...markets.map(({ good, value }) => tile.market(goods[good], value))];
  return features.length > 0 ? tile.name(features) : tile.garden;
}

export function tileLine(tile: TileFace, words: RajasMessages): string {
  const name = tileName(tile, words);
  const road = words.roads[tile.road];
  if (!tile.colour) return words.wilderness.line(name, road);
  const colour = words.colours[tile.colour];
  return tile.price < 0 ? words.cows.line(colour, name, -tile.price, road) : words.tile.line(colour, name, tile.price, road);
}

/** The top of a stack. */
export function tileWords(tile: TileFace | undefined, { words }: RajasTelling, left: number): string {
  return tile ? words.tile.stack(tileLine(tile, words), left) : words.tile.emptyStack;
}
