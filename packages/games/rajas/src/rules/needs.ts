import type { Seat } from '@durbar/engine';
import type { RajasGame } from '../game.ts';
import { at } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { COLOURS, GOODS } from '../words.ts';
import { canUpgradeAny } from './buildings.ts';
import { visibleGoods } from './markets.ts';
import { isAtRiverEnd } from './river.ts';

/**
 * Most effects have a requirement that is cheap to check. Needs are bits: a player who meets one of an effect's needs can use the effect,
 * whichever die is paid. Otherwise, and for effects without needs, `whyNot` decides.
 */
export const NEEDS = { nothing: 1, upgrade: 2, river: 4, karma: 8, ownDie: 16 } as const;
const FIRST_GOOD = Object.keys(NEEDS).length;
const FIRST_COLOUR = FIRST_GOOD + GOODS.length;
export const KINDS_OF_NEEDS = FIRST_COLOUR + COLOURS.length;

export const ANY_MARKET = ((1 << GOODS.length) - 1) << FIRST_GOOD;
export const ANY_SUPPLY = ((1 << COLOURS.length) - 1) << FIRST_COLOUR;

export function marketOf(good: number): number {
  return 1 << (FIRST_GOOD + good);
}

export function supplyOf(colour: number): number {
  return 1 << (FIRST_COLOUR + colour);
}

/** Needs everyone meets. */
export function suppliedNeeds(state: RajasState): number {
  let met: number = NEEDS.nothing;
  for (let colour = 0; colour < COLOURS.length; colour++) if (at(state.supply, colour) > 0) met |= supplyOf(colour);
  return met;
}

/** The needs a seat meets; `hand`: the kinds of dice it owns. */
export function metNeeds(game: RajasGame, state: RajasState, seat: Seat, hand: number): number {
  let met = suppliedNeeds(state) | (visibleGoods(game, state, seat) << FIRST_GOOD);
  if (hand !== 0) met |= NEEDS.ownDie;
  if (canUpgradeAny(game, state, seat)) met |= NEEDS.upgrade;
  if (!isAtRiverEnd(game, state, seat)) met |= NEEDS.river;
  if (at(state.karma, seat) < game.edition.limits.karma) met |= NEEDS.karma;
  return met;
}
