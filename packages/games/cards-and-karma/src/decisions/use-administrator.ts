import { at } from '../at.ts';
import { ADDITIONAL_DICE, ADDITIONAL_TURN, type CardsAndKarmaChoice, END_TURN } from '../choices.ts';
import type { CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, hasDrawable } from '../state.ts';
import { makeRoom } from '../steps/dice.ts';
import { startTurn } from '../steps/rounds.ts';
import { endTurn } from '../steps/turns.ts';
import { notAsked } from './not-asked.ts';

/** After the action: more dice, another turn, or the end of the turn (CNK-TURN-06, CNK-TURN-07), repeatedly (CNK-ADMIN-03). */
export const useAdministrator: HandlerOf<'use-administrator'> = {
  ask: (_game, state, { seat }) => {
    const choices: CardsAndKarmaChoice[] = [];
    if (hasDrawable(state)) choices.push(ADDITIONAL_DICE);
    if (at(state.bonusTurns, seat) === 0) choices.push(ADDITIONAL_TURN);
    choices.push(END_TURN);
    return { decider: seat, choices };
  },
  answer: (game, state, { seat }, choice, step) => {
    switch (choice.type) {
      case 'additional-dice':
        drawAdditionalDice(game, state, step, seat);
        return step.next({ kind: 'finish-turn', seat });
      case 'additional-turn':
        step.fact({ type: 'administrator-used', seat, use: 'additional-turn' });
        step.fact({ type: 'turn-began', seat, reason: 'administrator' });
        return startTurn(state, step, seat);
      case 'end-turn':
        return endTurn(game, state, step, seat);
      default:
        return notAsked(choice);
    }
  },
};

/** CNK-ADMIN-06, CNK-ADMIN-07 */
export function drawAdditionalDice(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
): void {
  step.fact({ type: 'administrator-used', seat, use: 'additional-dice' });
  makeRoom(game, state, step, seat, game.thresholds.additionalDice);
  step.next({ kind: 'draw-dice', seat, left: game.thresholds.additionalDice });
}
