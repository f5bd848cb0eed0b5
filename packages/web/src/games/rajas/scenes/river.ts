import type { RiverScene } from '../scene.ts';
import type { RajasTelling, RajasView } from '../types.ts';

export function riverScene(view: RajasView, { game, players }: RajasTelling): RiverScene {
  const { river, riverTiles } = game;
  const spaces = Array.from({ length: river.last }, (_, place) => {
    const index = place + 1;
    const tile = riverTiles.find(({ id }) => id === view.river[index]);
    const gain = (tile?.gain ?? river.printed[index])?.data;
    const boats = players.filter(({ seat }) => view.seats[seat]?.boat === index).map(({ colour }) => colour);
    return { index, gain, state: tile ? ('tile' as const) : ('printed' as const), boats };
  });
  return { shape: { spaces: river.last, bridgeAfter: river.bridgeAfter }, spaces };
}
