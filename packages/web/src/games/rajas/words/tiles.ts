import type { RajasMessages } from '../messages/index.ts';
import { tileNamed } from '../model/tile.ts';
import type { TileFace } from '../pieces/faces.ts';
import type { RajasTelling } from '../types.ts';

/** What a tile shows: "Temple and silk 2". */
export function tileName({ buildings, markets, sign }: TileFace, words: RajasMessages): string {
  if (sign) return words.moduleTiles[sign.module]?.tileNames[sign.shows] ?? sign.shows;
  const { tile, buildings: names, goods } = words;
  const features = [...buildings.map((one) => names[one]), ...markets.map(({ good, value }) => `${goods[good]} ${value}`)];
  return features.length > 0 ? tile.name(features) : tile.garden;
}

/** The same by its id. */
export function tileNameOf(id: string, { game, words }: RajasTelling): string {
  const tile = tileNamed(game, id);
  return tile ? tileName(tile, words) : id;
}

export function tileLine(tile: TileFace, words: RajasMessages): string {
  const name = tileName(tile, words);
  const road = words.roads[tile.road];
  const colour = tile.colour ? words.colours[tile.colour] : '';
  const ofModule = tile.sign && words.moduleTiles[tile.sign.module];
  return ofModule?.tileLine({ name, road, colour, dice: -tile.price }) ?? words.tile.line(colour, name, tile.price, road);
}

/** The top of a stack. */
export function tileWords(tile: TileFace | undefined, { words }: RajasTelling, left: number): string {
  return tile ? words.tile.stack(tileLine(tile, words), left) : words.tile.emptyStack;
}
