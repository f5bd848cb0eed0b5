import { riverStateOf } from '../modules/signs.ts';
import { riverTileFace } from '../story/names.ts';
import type { RajasTelling, RajasView } from '../types.ts';
import type { RiverModel, RiverSpaceModel } from './model.ts';

export function riverModel(view: RajasView, { game, players }: RajasTelling): RiverModel {
  const { river, riverTiles } = game;
  const spaces = Array.from({ length: river.last }, (_, place): RiverSpaceModel => {
    const index = place + 1;
    const tile = riverTiles.find(({ id }) => id === view.river[index]);
    const gain = tile?.gain ?? river.printed[index];
    const boats = players.filter(({ seat }) => view.seats[seat]?.boat === index).map(({ colour }) => colour);
    const state = riverStateOf(view, index) ?? (tile ? 'tile' : 'printed');
    return {
      index,
      gain: state === 'hidden' || state === 'dried' ? undefined : gain,
      state,
      boats,
      face: tile && riverTileFace(tile.id),
    };
  });
  return { shape: { spaces: river.last, bridgeAfter: river.bridgeAfter }, spaces };
}
