import { below } from '@durbar/engine';
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
  pick: ({ edition }, { display }, _frame, random) => {
    const count = Math.min(edition.numbers.cardsTaken, display.length);
    return { type: 'take', cards: handfulAt(display, count, below(random, countHandfuls(display, count, 0))) };
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

function countHandfuls(cards: readonly number[], count: number, first: number): number {
  if (count === 0) return 1;
  let handfuls = 0;
  for (let index = first; index <= cards.length - count; index++) {
    if (index > first && at(cards, index) === at(cards, index - 1)) continue;
    handfuls += countHandfuls(cards, count - 1, index + 1);
  }
  return handfuls;
}

/** The handful at this place of the list. */
function handfulAt(cards: readonly number[], count: number, place: number): number[] {
  const taken: number[] = [];
  let rest = place;
  for (let index = 0; taken.length < count; index++) {
    const card = at(cards, index);
    const handfuls = countHandfuls(cards, count - taken.length - 1, index + 1);
    if (rest < handfuls) {
      taken.push(card);
      continue;
    }
    rest -= handfuls;
    while (cards[index + 1] === card) index++;
  }
  return taken;
}
