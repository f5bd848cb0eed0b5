import type { CardsAndKarmaFrame, CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, hasDrawable, isGridEmpty, NONE } from '../state.ts';

const TURN_UP_CARD: CardsAndKarmaFrame = { kind: 'turn-up-card' };

/** The next card of the pile is turned up immediately; an empty pile is made of the discards before (CNK-GRID-04). */
export function turnUpNext(state: CardsAndKarmaState, step: CardsAndKarmaStep): void {
  if (!hasDrawable(state)) return;
  if (state.pile.length === 0) step.fact({ type: 'discards-shuffled' });
  step.next(TURN_UP_CARD);
}

/**
 * CNK-GRID-02: what needs a card of the grid waits until an empty one has new cards. True when the frame comes back after them;
 * the grid stays empty where nothing is left to lay.
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

/** A card has been taken and is finished: now an empty grid gets new ones. */
export const fillEmptyGrid: HandlerOf<'fill-empty-grid'> = {
  run: (game, state, _frame, step) => refillEmptyGrid(game, state, step),
};

/** CNK-GRID-02: a grid without cards gets a few new ones; mere gaps stay (CNK-TURN-05, CNK-GRID-03). */
export function refillEmptyGrid(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep): void {
  if (isGridEmpty(state) && hasDrawable(state)) step.next({ kind: 'lay-grid', cards: game.thresholds.smallGrid });
}

/** Lays cards from the pile into the gaps of the grid, as many as there are (CNK-GRID-05). */
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
