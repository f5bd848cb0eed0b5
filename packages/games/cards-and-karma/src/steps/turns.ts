import { at } from '../at.ts';
import type { CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, held, isGridEmpty } from '../state.ts';
import { waitsForGrid } from './grid.ts';
import { beginSlot, startTurn } from './rounds.ts';

/** CNK-TURN-04: a turn without a card in grid, pile and discards is skipped. */
export const beginTurn: HandlerOf<'begin-turn'> = {
  run: (game, state, frame, step) => {
    const { seat } = frame;
    if (waitsForGrid(game, state, step, frame)) return;
    step.next({ kind: isGridEmpty(state) ? 'finish-turn' : 'act', seat });
  },
};

/** With an administrator, even one just gained (CNK-ADMIN-09), the player ends the turn (CNK-TURN-06). */
export const finishTurn: HandlerOf<'finish-turn'> = {
  run: (game, state, { seat }, step) => {
    if (held(state, seat, ADMINISTRATORS) > 0) step.next({ kind: 'use-administrator', seat });
    else endTurn(game, state, step, seat);
  },
};

/** CNK-TURN-07: bonus turns (CNK-BONUS-07) are taken before the slot ends. */
export function endTurn(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep, seat: number): void {
  if (at(state.bonusTurns, seat) > 0) {
    step.fact({ type: 'turn-began', seat, reason: 'bonus' });
    startTurn(state, step, seat);
    return;
  }
  step.fact({ type: 'slot-ended', seat });
  beginSlot(game, state, step);
}
