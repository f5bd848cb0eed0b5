import { ROADS } from '../geometry/province.ts';
import { BUILDINGS, COLOURS, GOODS } from '../kinds.ts';
import { cowGain } from '../modules/cows/cow.ts';
import { terrainOf } from '../modules/wilderness/terrain.ts';
import type { PlacedFace } from '../scene.ts';
import type { RajasGame } from '../types.ts';

export function tileNamed(game: RajasGame, id: string): PlacedFace | undefined {
  const tile = game.tiles.find((one) => one.id === id);
  if (!tile) return undefined;
  return {
    id,
    colour: COLOURS[tile.colour],
    price: tile.price,
    road: ROADS[tile.road] ?? 'straight',
    buildings: tile.buildings.flatMap((building) => BUILDINGS[building] ?? []),
    markets: tile.markets.flatMap(({ good, value }) => {
      const name = GOODS[good];
      return name ? [{ good: name, value }] : [];
    }),
    ...signsOf(game, id),
  };
}

/** What tiles of modules show besides. */
function signsOf(game: RajasGame, id: string): Pick<PlacedFace, 'cow' | 'terrain'> {
  const cow = cowGain(game, id);
  const terrain = terrainOf(id);
  return { ...(cow && { cow }), ...(terrain !== undefined && { terrain }) };
}
