import { drawIndex, type Seat } from '@durbar/engine';
import { choiceAt } from '../choices.ts';
import type { DecisionOn, TajMahalStep } from '../frames.ts';
import { isAllZero } from '../numbers.ts';
import type { TajMahalState } from '../state.ts';
import { chanceQuestion, notAsked } from './chance.ts';

/** Cards from the pile to a hand, one at a time; no one knows their order (TAJ-GEN-05). */
export const drawCards: DecisionOn<'draw-cards'> = {
  ask: (game, { pile }) => chanceQuestion(game.choices.draw, pile),
  sample: (game, { pile }, _frame, random) => choiceAt(game.choices.draw, drawIndex(pile, random)),
  answer: (_game, state, { seat, count }, choice, step) => {
    if (choice.type !== 'draw') return notAsked(choice);
    step.fact({ type: 'card-drawn', seat, card: choice.card });
    nextDraw(state, step, seat, count - 1);
  },
};

/** Cards from the pile to the display, one at a time. */
export const fillDisplay: DecisionOn<'fill-display'> = {
  ask: (game, { pile }) => chanceQuestion(game.choices.draw, pile),
  sample: (game, { pile }, _frame, random) => choiceAt(game.choices.draw, drawIndex(pile, random)),
  answer: (_game, state, { count }, choice, step) => {
    if (choice.type !== 'draw') return notAsked(choice);
    step.fact({ type: 'card-displayed', card: choice.card });
    nextDisplayCard(state, step, count - 1);
  },
};

/** Pushes the draw of `count` cards; missing cards are lost (TAJ-DRAW-09). */
export function nextDraw(state: TajMahalState, step: TajMahalStep, seat: Seat, count: number): void {
  if (count <= 0) return;
  if (hasCardToDraw(state, step)) step.next({ kind: 'draw-cards', seat, count });
  else step.fact({ type: 'draw-lost', seat });
}

/** TAJ-VISIT-09: as many as there are. */
export function nextDisplayCard(state: TajMahalState, step: TajMahalStep, count: number): void {
  if (count > 0 && hasCardToDraw(state, step)) step.next({ kind: 'fill-display', count });
}

/** TAJ-DRAW-08: the discards are shuffled when a card is needed. */
function hasCardToDraw({ pile, discards }: TajMahalState, step: TajMahalStep): boolean {
  if (!isAllZero(pile)) return true;
  if (isAllZero(discards)) return false;
  step.fact({ type: 'discards-shuffled' });
  return true;
}
