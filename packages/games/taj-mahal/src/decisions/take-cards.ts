import { sumOf } from '@durbar/engine';
import type { TajMahalChoice } from '../choices.ts';
import type { DecisionOn } from '../frames.ts';
import { at } from '../numbers.ts';

import { notAsked } from './chance.ts';

/** TAJ-DRAW-03: the display cards taken are chosen together. */
export const takeCards: DecisionOn<'take-cards'> = {
  ask: ({ edition }, { display }, { seat }) => {
    const count = Math.min(edition.numbers.cardsTaken, sumOf(display));
    const choices: TajMahalChoice[] = [];
    listHandfuls(display, 0, count, [], choices);
    return { decider: seat, choices };
  },
  answer: (_game, _state, { seat }, choice, step) => {
    if (choice.type !== 'take') return notAsked(choice);
    step.fact({ type: 'cards-taken', seat, cards: choice.cards });
  },
};

/** Every different handful of `count` cards of the kinds from `first` on, added to `taken`. */
function listHandfuls(
  display: readonly number[],
  first: number,
  count: number,
  taken: readonly number[],
  choices: TajMahalChoice[],
): void {
  if (count === 0) {
    choices.push({ type: 'take', cards: taken });
    return;
  }
  for (let card = first; card < display.length; card++) {
    const already = taken.at(-1) === card ? taken.length - taken.indexOf(card) : 0;
    if (at(display, card) > already) listHandfuls(display, card, count - 1, [...taken, card], choices);
  }
}
