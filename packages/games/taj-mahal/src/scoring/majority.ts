import type { Seat } from '@durbar/engine';
import { isTileAtCourt, type TajMahalState, totalOf } from '../state.ts';
import { ELEPHANT, MOGUL } from '../words.ts';

/** Whether a player who withdraws now wins a symbol's prize. */
export function wins(state: TajMahalState, seat: Seat, symbol: number): boolean {
  return isAtCourt(state, symbol) && hasMajority(state, seat, symbol);
}

/** TAJ-WITHDRAW-07: only what is still at the court can be won. */
function isAtCourt(state: TajMahalState, symbol: number): boolean {
  if (symbol === ELEPHANT) return isTileAtCourt(state);
  return symbol === MOGUL ? state.crownAtCourt === 1 : state.court[symbol] !== 0;
}

/**
 * TAJ-WITHDRAW-02, TAJ-WITHDRAW-06: at least one symbol, and more than every other player still in (TAJ-WITHDRAW-04), even one who has
 * played nothing (TAJ-WITHDRAW-05). A tie wins nothing (TAJ-WITHDRAW-03).
 */
function hasMajority(state: TajMahalState, seat: Seat, symbol: number): boolean {
  const own = totalOf(state, seat, symbol);
  if (own === 0) return false;
  for (let other = 0; other < state.isIn.length; other++) {
    if (other !== seat && state.isIn[other] === 1 && totalOf(state, other, symbol) >= own) return false;
  }
  return true;
}
