import type { Seat } from '@durbar/engine';
import type { RajasGame, Space, SpaceField } from '../game.ts';
import type { RajasChoice } from '../modules/index.ts';
import { at, entry, lowestBit } from '../numbers.ts';
import type { RajasState } from '../state.ts';
import { kindsOwned } from './dice.ts';
import { metNeeds, suppliedNeeds } from './needs.ts';
import { isNextInArea, whyNotAllowed, whyNotEnter } from './spaces.ts';

/**
 * The spaces `whyNotPlace` has no objection to, computed in bulk: properties of spaces are bits, and only spaces whose effects aren't
 * guaranteed by a need (see needs.ts) are checked one by one.
 */
export function listLegalSpaces(game: RajasGame, state: RajasState, seat: Seat, choices: RajasChoice[]): void {
  const hand = kindsOwned(state, seat);
  const met = metNeeds(game, state, seat, hand);
  for (let i = 0; i < game.fields.length; i++) {
    const field = entry(game.fields, i);
    for (let rest = legalSpaces(game, state, seat, field, hand, met); rest !== 0; rest &= rest - 1) {
      choices.push(spaceIn(game, field, rest).choice);
    }
  }
}

export function canPlaceAnywhere(game: RajasGame, state: RajasState, seat: Seat): boolean {
  if (hasGift(game, state)) return true;
  const hand = kindsOwned(state, seat);
  const met = metNeeds(game, state, seat, hand);
  return game.fields.some((field) => legalSpaces(game, state, seat, field, hand, met) !== 0);
}

/** Fast path: whether a free space with a benefit for everyone is open, which is nearly always true. */
function hasGift(game: RajasGame, state: RajasState): boolean {
  const { gifts } = game;
  const met = suppliedNeeds(state);
  for (let i = 0; i < gifts.length; i++) {
    const space = entry(gifts, i);
    if (at(state.workers, space.index) === 0 && (space.needs & met) !== 0) return true;
  }
  return false;
}

/** Spaces of a field where a worker may be placed, as bits. */
function legalSpaces(game: RajasGame, state: RajasState, seat: Seat, field: SpaceField, hand: number, met: number): number {
  const open = field.all & ~occupiedSpaces(field, state);
  const sure = sureSpaces(field, met);
  const payable = payableSpaces(field, state, seat, hand);
  let legal = nextInOrder(game, field, state, open & payable & (sure | ~field.needy), open);
  for (let rest = legal & ~sure; rest !== 0; rest &= rest - 1) {
    if (whyNotEnter(game, state, seat, spaceIn(game, field, rest), hand)) legal &= ~(rest & -rest);
  }
  for (let rest = legal & sure & field.restricted; rest !== 0; rest &= rest - 1) {
    if (whyNotAllowed(game, state, seat, spaceIn(game, field, rest))) legal &= ~(rest & -rest);
  }
  return legal;
}

function occupiedSpaces({ first, count }: SpaceField, { workers }: RajasState): number {
  let occupied = 0;
  // Branchless: the sign of 0 − n says whether the space is occupied.
  for (let i = 0; i < count; i++) occupied |= ((0 - at(workers, first + i)) >>> 31) << i;
  return occupied;
}

/** Spaces the player can afford with their money and one of their dice. */
function payableSpaces(field: SpaceField, state: RajasState, seat: Seat, hand: number): number {
  const karma = at(state.karma, seat);
  let payable = field.withoutDie;
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const die = lowestBit(rest);
    payable |= at(field.plain, die);
    if (karma > 0) payable |= at(field.turned, die);
  }
  return payable & at(field.byMoney, Math.min(at(state.money, seat), field.byMoney.length - 1));
}

/** RAJ-PLACE-03: in an ordered area, only the first open space. */
function nextInOrder(game: RajasGame, field: SpaceField, state: RajasState, spaces: number, open: number): number {
  let next = spaces;
  for (let i = 0; i < field.areasInOrder.length; i++) {
    const inArea = open & at(field.areasInOrder, i);
    next &= ~(inArea & (inArea - 1));
  }
  for (let rest = next & field.partsOfAreas; rest !== 0; rest &= rest - 1) {
    if (!isNextInArea(state, spaceIn(game, field, rest))) next &= ~(rest & -rest);
  }
  return next;
}

/** Spaces with an effect whose need is met. */
function sureSpaces({ byNeed }: SpaceField, met: number): number {
  let sure = 0;
  for (let rest = met; rest !== 0; rest &= rest - 1) sure |= at(byNeed, lowestBit(rest));
  return sure;
}

/** The first of some spaces of a field. */
function spaceIn(game: RajasGame, { first }: SpaceField, spaces: number): Space {
  return entry(game.spaces, first + lowestBit(spaces));
}
