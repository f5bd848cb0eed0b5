import { at, entry } from '../at.ts';
import { ADDITIONAL_DICE, type CardsAndKarmaChoice } from '../choices.ts';
import type { CardsAndKarmaStep, HandlerOf } from '../frames.ts';
import { BUILDING, type CardsAndKarmaGame, GOODS } from '../game.ts';
import { purchasingPower, reaches } from '../scoring/purchasing-power.ts';
import { ADMINISTRATORS, type CardsAndKarmaState, hasDrawable, held } from '../state.ts';
import { makeRoom, takeAsDie } from '../steps/dice.ts';
import { takeCard } from '../steps/resolve.ts';
import { notAsked } from './not-asked.ts';
import { drawAdditionalDice } from './use-administrator.ts';

/** One of the five actions, or first two dice for an administrator (CNK-TURN-02, CNK-ADMIN-08). Any card is a die (CNK-DICE-01). */
export const act: HandlerOf<'act'> = {
  ask: (game, state, { seat }) => {
    const { grid } = state;
    const { takeDie, take } = game.choices;
    const choices: CardsAndKarmaChoice[] = [];
    const power = purchasingPower(game, state, seat);
    for (let i = 0; i < grid.length; i++) {
      const card = at(grid, i);
      if (card < 0) continue;
      choices.push(entry(takeDie, card));
      if (reaches(game, power, card)) choices.push(entry(take, card));
    }
    if (held(state, seat, ADMINISTRATORS) > 0 && hasDrawable(state)) choices.push(ADDITIONAL_DICE);
    return { decider: seat, choices };
  },
  answer: (game, state, frame, choice, step) => {
    const { seat } = frame;
    switch (choice.type) {
      case 'additional-dice':
        drawAdditionalDice(game, state, step, seat);
        return step.next(frame);
      case 'take-die':
        chooseDie(game, state, step, seat, choice.card);
        return step.next({ kind: 'finish-turn', seat });
      case 'take':
        buy(game, state, step, seat, choice.card);
        return step.next({ kind: 'finish-turn', seat });
      default:
        return notAsked(choice);
    }
  },
};

function chooseDie(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  card: number,
): void {
  if (entry(state.hands, seat).length < game.thresholds.handLimit) {
    takeAsDie(game, state, step, seat, card);
    return;
  }
  makeRoom(game, state, step, seat, 1);
  step.next({ kind: 'take-chosen-die', seat, card });
}

/**
 * A goods card is free (CNK-GOODS-01, CNK-PAY-05), a building costs a sum (CNK-BUILD-01), a ship or palace action a number (CNK-SHIP-01).
 */
function buy(game: CardsAndKarmaGame, state: CardsAndKarmaState, step: CardsAndKarmaStep, seat: number, card: number): void {
  const kind = at(game.kind, card);
  if (kind === GOODS) takeCard(state, step, seat, card);
  else if (kind === BUILDING) step.next({ kind: 'pay-building', seat, card, over: false });
  else step.next({ kind: 'pay-exactly', seat, card });
}
