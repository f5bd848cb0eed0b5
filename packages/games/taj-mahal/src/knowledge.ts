import type { Seat } from '@durbar/engine';
import { at, insertSorted, removeSorted } from './numbers.ts';
import { deckHand, listAt, type TajMahalState } from './state.ts';

/*
 * Public knowledge of a hand (TAJ-GEN-03). There are three sorts of cards:
 *
 * - taken: from the display, openly; known until they are played.
 * - kept: drawn unseen before the last shuffle. The pile was empty at that moment, so everyone can work out which
 *   cards were in all these hands together.
 * - the rest: drawn unseen since the last shuffle; any card of the pile could be among them.
 */

/** TAJ-DRAW-03: everyone sees which cards are taken from the display. */
export function takeOpenly(state: TajMahalState, seat: Seat, card: number): void {
  insertSorted(deckHand(state, seat), card);
  insertSorted(listAt(state.taken, seat), card);
}

/** TAJ-DRAW-08: what the hands hide at a shuffle was drawn before it. */
export function keepUnseen(state: TajMahalState): void {
  state.kept = state.hands.map((_hand, seat) => unseenCards(state, seat));
}

/** A card leaves the hand. If it might have been a kept card, the last shuffle no longer gives any information. */
export function playFromHand(state: TajMahalState, seat: Seat, card: number): void {
  const taken = listAt(state.taken, seat);
  if (taken.includes(card)) removeSorted(taken, card);
  else if (listAt(state.kept, seat).length > 0) playUnseen(state, seat, card);
  removeSorted(deckHand(state, seat), card);
}

function playUnseen(state: TajMahalState, seat: Seat, card: number): void {
  const couldBeKept = state.kept.some((cards) => cards.includes(card));
  const couldBeDrawn = drawnSize(state, seat) > 0 && couldHaveBeenDrawn(state, card);
  if (couldBeKept && couldBeDrawn) state.kept = state.kept.map(() => []);
  else if (couldBeKept) state.kept = state.kept.map((cards, other) => (other === seat ? without(cards, card) : cards));
}

function without(cards: readonly number[], card: number): number[] {
  const rest = cards.slice();
  removeSorted(rest, card);
  return rest;
}

/** How many cards a seat has drawn unseen since the last shuffle and still holds. */
function drawnSize(state: TajMahalState, seat: Seat): number {
  return deckHand(state, seat).length - listAt(state.taken, seat).length - listAt(state.kept, seat).length;
}

/** Whether a copy of the card was in the pile after the last shuffle and has not been seen since. */
function couldHaveBeenDrawn(state: TajMahalState, card: number): boolean {
  if (at(state.pile, card) > 0) return true;
  for (let seat = 0; seat < state.hands.length; seat++) {
    const copies = unseenCards(state, seat).filter((one) => one === card).length;
    if (copies > listAt(state.kept, seat).filter((one) => one === card).length) return true;
  }
  return false;
}

/** The cards in a hand that no one saw being taken. */
function unseenCards(state: TajMahalState, seat: Seat): number[] {
  const unseen = deckHand(state, seat).slice();
  for (const card of listAt(state.taken, seat)) removeSorted(unseen, card);
  return unseen;
}
