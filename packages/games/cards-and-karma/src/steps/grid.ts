import type { CardsAndKarmaFrame, CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, hasDrawable, isGridEmpty, NONE } from '../state.ts';

const TURN_UP_CARD: CardsAndKarmaFrame = { kind: 'turn-up-card' };

/** Reveals the next card of the pile immediately; reshuffles the discards first if the pile is empty (CNK-GRID-04). */
export function turnUpNext(state: CardsAndKarmaState, step: CardsAndKarmaStep): void {
  if (!hasDrawable(state)) return;
  if (state.pile.length === 0) step.fact({ type: 'discards-shuffled' });
  step.next(TURN_UP_CARD);
}

/**
 * CNK-GRID-02: an effect that needs a grid card waits until an empty grid is refilled. True if the frame is pushed again after that;
 * without cards left, the grid stays empty.
 */
export function waitsForGrid(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  frame: CardsAndKarmaFrame,
): boolean {
  if (!isGridEmpty(state) || !hasDrawable(state)) return false;
  refillEmptyGrid(game, state, step);
  step.next(frame);
  return true;
}

/** The taken card is finished; refill an empty grid. */
export const fillEmptyGrid: HandlerOf<'fill-empty-grid'> = {
  run: (game, state, _frame, step) => refillEmptyGrid(game, state, step),
};

/** CNK-GRID-02: an empty grid gets a few new cards; gaps stay (CNK-TURN-05, CNK-GRID-03). */
export function refillEmptyGrid(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep): void {
  if (isGridEmpty(state) && hasDrawable(state)) step.next({ kind: 'lay-grid', cards: game.thresholds.smallGrid });
}

/** Fills the gaps of the grid from the pile, as far as cards last (CNK-GRID-05). */
export const layGrid: HandlerOf<'lay-grid'> = {
  run: (_game, state, frame, step) => {
    if (!hasDrawable(state)) return;
    if (state.top === NONE) {
      turnUpNext(state, step);
      step.next(frame);
      return;
    }
    step.fact({ type: 'card-laid', card: state.top, slot: state.grid.indexOf(NONE) });
    turnUpNext(state, step);
    if (frame.cards > 1) step.next({ kind: 'lay-grid', cards: frame.cards - 1 });
  },
};
