import type { Seat } from '@durbar/engine';
import type { SeatView } from '@durbar/rajas';
import type { ProvinceScene, YieldScene, YieldState } from '../scene.ts';
import { tileNamed } from '../sceneOf.ts';
import type { RajasGame } from '../types.ts';

export function provinceScene(shown: SeatView, game: RajasGame, seat: Seat): ProvinceScene {
  const { provinceBoard } = game.edition;
  return {
    columns: provinceBoard.columns.length,
    rows: provinceBoard.rows.length,
    residence: provinceBoard.residence,
    waste: provinceBoard.notBuildable,
    tiles: shown.province.flatMap(({ at, id, rotation, covered }) => {
      const tile = tileNamed(game, id);
      return tile ? [{ cell: at, tile, turns: rotation, covers: covered !== '' }] : [];
    }),
    yields: (game.sides[seat]?.yields ?? []).map(({ index, id, gain }) =>
      yieldScene(shown, game, { index, id, gain: gain.data }),
    ),
  };
}

type Printed = Pick<YieldScene, 'id' | 'gain'> & { readonly index: number };

function yieldScene(shown: SeatView, game: RajasGame, { index, id, gain }: Printed): YieldScene {
  const place = game.edition.provinceBoard.yields[index];
  return {
    id,
    touches: place?.touches ?? [],
    gain,
    state: yieldState(shown, game, index),
    colour: shown.side === 'back' ? place?.colour : undefined,
    tiled: false,
  };
}

/** A yield is missed when tiles lie on every cell beside it and none leads a road there (RAJ-YIELD-06). */
function yieldState({ yielded, connected, province }: SeatView, game: RajasGame, place: number): YieldState {
  if (yielded.includes(place)) return 'received';
  if (connected.includes(place)) return 'open';
  const touches = game.edition.provinceBoard.yields[place]?.touches ?? [];
  return touches.every(({ cell }) => province.some(({ at }) => at === cell)) ? 'missed' : 'open';
}
