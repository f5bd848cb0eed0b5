import { cowGain } from '../modules/cows/cow.ts';
import { terrainOf } from '../modules/wilderness/terrain.ts';
import type { RajasDescription } from '../types.ts';
import type { PlacedFace } from './model.ts';

export function tileNamed(game: RajasDescription, id: string): PlacedFace | undefined {
  const tile = game.tiles.find((one) => one.id === id);
  if (!tile) return undefined;
  const { colour, price, road, buildings, markets } = tile;
  return { id, colour, price, road, buildings, markets, ...signsOf(game, id) };
}

/** What tiles of modules show besides. */
function signsOf(game: RajasDescription, id: string): Pick<PlacedFace, 'cow' | 'terrain'> {
  const cow = cowGain(game, id);
  const terrain = terrainOf(game, id);
  return { ...(cow && { cow }), ...(terrain !== undefined && { terrain }) };
}
