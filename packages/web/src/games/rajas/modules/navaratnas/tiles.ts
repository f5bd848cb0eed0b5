import type { Seat } from '@durbar/engine';
import type { RajasGame, RajasView } from '../../types.ts';

type YieldTile = RajasGame['yieldTiles'][number];

/** The yield tile on a yield space, when the variant is played and one lies there. */
export function laidYieldTile({ modules }: RajasView, game: RajasGame, seat: Seat, place: number): YieldTile | undefined {
  const places = game.sides[seat]?.yields.length ?? 0;
  return game.yieldTiles[modules.navaratnas?.laid[seat * places + place] ?? -1];
}

/** The yield tiles on display with how many there are of each; empty when the variant is not played. */
export function displayedTiles(
  { modules }: RajasView,
  game: RajasGame,
): readonly { readonly tile: YieldTile; readonly left: number }[] {
  const display = modules.navaratnas?.display;
  if (!display) return [];
  return game.yieldTiles.map((tile) => ({ tile, left: display[tile.index] ?? 0 }));
}
