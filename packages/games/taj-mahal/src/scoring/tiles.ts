import { defined, type Seat } from '@durbar/engine';
import type { TajMahalGame } from '../game.ts';
import { at } from '../numbers.ts';
import { currentTile, goodsOfTile, goodsOn, provinceTilesOf, type TajMahalState } from '../state.ts';
import { GOODS } from '../words.ts';

/** What a bonus tile is worth, just before the player gets it (TAJ-SCORE-02 to TAJ-SCORE-05, TAJ-SCORE-06). */
export function bonusPoints(game: TajMahalGame, state: TajMahalState, seat: Seat, tile: number): number {
  const { effect, good } = defined(game.bonusTiles[tile], 'bonus tile');
  if (effect.type === 'points') return effect.points;
  return effect.type === 'good' ? (1 + tilesShowing(game, state, seat, good)) * game.edition.points.good : 0;
}

/** What the province tile of this visit is worth to its winner (TAJ-SCORE-07, TAJ-SCORE-08). */
export function provinceTilePoints(game: TajMahalGame, state: TajMahalState, seat: Seat): number {
  const gained = goodsOfTile(game, currentTile(state));
  const owned = goodsOn(game, state, seat, earlierTiles(state, seat));
  let goods = gained.length;
  for (const good of new Set(gained)) goods += at(owned, good);
  return goods * game.edition.points.good;
}

/** TAJ-SCORE-05: the player's tiles that show a good, however often. */
function tilesShowing(game: TajMahalGame, state: TajMahalState, seat: Seat, good: number): number {
  const provinceTiles = earlierTiles(state, seat).filter((tile) => goodsOfTile(game, tile).includes(good));
  return at(state.goodsTiles, seat * GOODS.length + good) + provinceTiles.length;
}

/** TAJ-SCORE-01, TAJ-EX-02: the province tile of this visit is scored last, so it never counts as owned before. */
function earlierTiles(state: TajMahalState, seat: Seat): number[] {
  return provinceTilesOf(state, seat).filter((tile) => tile !== currentTile(state));
}
