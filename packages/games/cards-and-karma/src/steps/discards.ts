import { at } from '../at.ts';
import type { CardsAndKarmaStep } from '../frames.ts';
import { type CardsAndKarmaState, UNSEEN } from '../state.ts';

/** Discards are dice side up, so unknown numbers become public (CNK-GEN-07). */
export function showNumber(state: CardsAndKarmaState, step: CardsAndKarmaStep, card: number): void {
  if (at(state.numbers, card) === UNSEEN) step.next({ kind: 'show-number', card });
}

export function showNumbers(state: CardsAndKarmaState, step: CardsAndKarmaStep, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) showNumber(state, step, at(cards, i));
}
