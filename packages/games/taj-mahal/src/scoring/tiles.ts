import { defined, type Seat } from '@durbar/engine';
import type { TajMahalGame } from '../game.ts';
import { at } from '../numbers.ts';
import { currentTile, goodsOf, type TajMahalState } from '../state.ts';

/** What a bonus tile is worth, just before the player gets it (TAJ-SCORE-02 to TAJ-SCORE-05). */
export function bonusPoints(game: TajMahalGame, state: TajMahalState, seat: Seat, tile: number): number {
  const { effect, good } = defined(game.bonusTiles[tile], 'bonus tile');
  if (effect.type === 'points') return effect.points;
  return effect.type === 'good' ? goodsPoints(game, state, seat, [good]) : 0;
}

/** What the province tile of this visit is worth to its winner (TAJ-SCORE-07, TAJ-SCORE-08). */
export function provinceTilePoints(game: TajMahalGame, state: TajMahalState, seat: Seat): number {
  return goodsPoints(game, state, seat, defined(game.tileGoods[currentTile(state)], 'province tile'));
}

/**
 * A point for each good gained and for each good of its kind owned before. The province tile of this visit is scored
 * last, so it never counts as owned before (TAJ-SCORE-01, TAJ-EX-02).
 */
function goodsPoints(game: TajMahalGame, state: TajMahalState, seat: Seat, gained: readonly number[]): number {
  const owned = goodsOf(game, state, seat, currentTile(state));
  let goods = 0;
  for (const good of gained) goods += 1 + at(owned, good);
  return goods * game.edition.points.good;
}
