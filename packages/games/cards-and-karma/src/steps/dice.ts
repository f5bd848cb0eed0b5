import { entry } from '../at.ts';
import type { CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, hasDrawable, isGridEmpty, NONE } from '../state.ts';
import { refillEmptyGrid, turnUpNext, waitsForGrid } from './grid.ts';

/** CNK-DICE-05: cards that would not fit into the hand (CNK-DICE-04) are discarded before any new one is seen. */
export function makeRoom(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  gain: number,
): void {
  const left = entry(state.hands, seat).length + gain - game.thresholds.handLimit;
  if (left > 0) step.next({ kind: 'discard-die', seat, left });
}

export function takeAsDie(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  card: number,
): void {
  step.fact({ type: 'die-taken', seat, card });
  refillEmptyGrid(game, state, step);
  step.next({ kind: 'see-number', seat, card });
}

/** The card of action A, taken once the hand has room for it. */
export const takeChosenDie: HandlerOf<'take-chosen-die'> = {
  run: (game, state, { seat, card }, step) => takeAsDie(game, state, step, seat, card),
};

/** Dice cards from the grid, chosen one after the other (CNK-DICE-07). */
export const gainDice: HandlerOf<'gain-dice'> = {
  run: (game, state, frame, step) => {
    const { seat, left } = frame;
    if (waitsForGrid(game, state, step, frame)) return;
    if (isGridEmpty(state)) step.fact({ type: 'lapsed', seat, gain: 'dice' });
    else step.next({ kind: 'take-die', seat, left });
  },
};

/** Dice cards from the top of the pile (CNK-ADMIN-06); missing ones are forfeited (CNK-GRID-05). */
export const drawDice: HandlerOf<'draw-dice'> = {
  run: (_game, state, frame, step) => {
    const { seat, left } = frame;
    if (state.top === NONE) {
      if (!hasDrawable(state)) return step.fact({ type: 'lapsed', seat, gain: 'dice' });
      turnUpNext(state, step);
      return step.next(frame);
    }
    const card = state.top;
    step.fact({ type: 'die-drawn', seat, card });
    step.next({ kind: 'see-number', seat, card });
    turnUpNext(state, step);
    if (left > 1) step.next({ kind: 'draw-dice', seat, left: left - 1 });
  },
};
