import type { Seat } from '@durbar/engine';
import type { RajasDescription, RajasView } from '../../types.ts';

type YieldTile = RajasDescription['yieldTiles'][number];

/** The yield tile on a yield space, if any. */
export function laidYieldTile({ modules }: RajasView, game: RajasDescription, seat: Seat, place: number): YieldTile | undefined {
  const places = game.sides[seat]?.yields.length ?? 0;
  return game.yieldTiles[modules.navaratnas?.laid[seat * places + place] ?? -1];
}

/** More kinds of yield tiles than this are shown in two rows. */
export const MOST_IN_A_ROW = 13;

/** The yield tiles on display with the number of each; empty if the variant is not in play. */
export function displayedTiles(
  { modules }: RajasView,
  game: RajasDescription,
): readonly { readonly tile: YieldTile; readonly index: number; readonly left: number }[] {
  const display = modules.navaratnas?.display;
  if (!display) return [];
  return game.yieldTiles.map((tile, index) => ({ tile, index, left: display[index] ?? 0 }));
}
