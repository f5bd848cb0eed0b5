import type { Seat } from '@durbar/engine';
import type { SeatView } from '@durbar/rajas';
import { laidYieldTile, marksOnCell } from '../modules/index.ts';
import type { RajasDescription, RajasView } from '../types.ts';
import type { ProvinceModel, YieldModel, YieldState } from './model.ts';
import { tileNamed } from './tile.ts';

export function provinceModel(view: RajasView, game: RajasDescription, seat: Seat): ProvinceModel {
  const { provinceBoard } = game.edition;
  const shown = view.seats[seat];
  return {
    columns: provinceBoard.columns.length,
    rows: provinceBoard.rows.length,
    residence: provinceBoard.residence,
    waste: provinceBoard.notBuildable,
    tiles: (shown?.province ?? []).flatMap(({ cell, at, id, rotation, covered }) => {
      const tile = tileNamed(game, id);
      return tile ? [{ cell: at, tile, turns: rotation, covers: covered !== '', marks: marksOnCell(view, seat, cell) }] : [];
    }),
    yields: shown ? (game.sides[seat]?.yields ?? []).map((_, place) => yieldModel(view, game, seat, shown, place)) : [],
  };
}

function yieldModel(view: RajasView, game: RajasDescription, seat: Seat, shown: SeatView, place: number): YieldModel {
  const own = game.sides[seat]?.yields[place];
  const printed = game.edition.provinceBoard.yields[place];
  const tile = laidYieldTile(view, game, seat, place);
  return {
    id: own?.id ?? '',
    touches: printed?.touches ?? [],
    gain: tile?.gain ?? own?.gain ?? { kind: '' },
    state: yieldState(shown, game, place),
    colour: own?.colour,
    tiled: tile !== undefined,
  };
}

/** A yield is missed when tiles lie on every cell beside it and none leads a road there (RAJ-YIELD-06). */
function yieldState({ yielded, connected, province }: SeatView, game: RajasDescription, place: number): YieldState {
  if (yielded.includes(place)) return 'received';
  if (connected.includes(place)) return 'open';
  const touches = game.edition.provinceBoard.yields[place]?.touches ?? [];
  return touches.every(({ cell }) => province.some(({ at }) => at === cell)) ? 'missed' : 'open';
}
