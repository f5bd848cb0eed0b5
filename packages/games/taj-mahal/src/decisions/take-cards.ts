import type { TajMahalChoice } from '../choices.ts';
import type { DecisionOn } from '../frames.ts';
import { at } from '../numbers.ts';
import { notAsked } from './chance.ts';

/** TAJ-DRAW-03: the display cards taken are chosen together; TAJ-DRAW-05, TAJ-DRAW-10: as many as there are. */
export const takeCards: DecisionOn<'take-cards'> = {
  ask: ({ edition }, { display }, { seat }) => {
    const choices: TajMahalChoice[] = [];
    listHandfuls(display, Math.min(edition.numbers.cardsTaken, display.length), 0, [], choices);
    return { decider: seat, choices };
  },
  answer: (_game, _state, { seat }, choice, step) => {
    if (choice.type !== 'take') return notAsked(choice);
    step.fact({ type: 'cards-taken', seat, cards: choice.cards });
  },
};

/** Every different way to add `count` of the sorted cards from `first` on to those taken. */
function listHandfuls(cards: readonly number[], count: number, first: number, taken: number[], choices: TajMahalChoice[]): void {
  for (let index = first; index <= cards.length - count; index++) {
    const card = at(cards, index);
    if (index > first && card === cards[index - 1]) continue;
    taken.push(card);
    if (count === 1) choices.push({ type: 'take', cards: taken.slice() });
    else listHandfuls(cards, count - 1, index + 1, taken, choices);
    taken.pop();
  }
}
