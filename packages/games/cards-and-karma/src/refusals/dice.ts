import type { Refusal } from '@durbar/engine';
import { at, entry } from '../at.ts';
import { refuseForNow, type Situation } from './situation.ts';

/** Why a die in hand can't be used to pay. */
export function refuseDie(situation: Situation, die: number): Refusal {
  const { frame } = situation;
  switch (frame.kind) {
    case 'act':
    case 'use-administrator':
      return { code: 'only-pays', rule: 'CNK-DICE-03' };
    case 'pay-exactly':
      return refuseNumber(situation, die, frame.card);
    case 'pay-building':
    case 'overpay':
      return refuseForBuilding(situation, die, frame.card);
    default:
      return refuseForNow(situation) ?? { code: 'only-pays', rule: 'CNK-DICE-03' };
  }
}

function refuseNumber({ game, view, state, seat }: Situation, die: number, card: number): Refusal {
  const { karma } = entry(view.seats, seat);
  return {
    code: 'wrong-number',
    rule: 'CNK-PAY-04',
    values: { number: at(state.numbers, die), cost: at(game.cost, card), karma },
  };
}

function refuseForBuilding(situation: Situation, die: number, card: number): Refusal {
  const { game, state } = situation;
  const number = at(state.numbers, die);
  if (at(game.dieColour, die) !== at(game.costColour, card)) {
    return {
      code: 'wrong-colour',
      rule: 'CNK-PAY-02',
      values: { colour: entry(game.edition.dieColours, at(game.costColour, card)) },
    };
  }
  if (isOffered(situation, number)) return { code: 'equal-die', rule: 'CNK-PAY-02', values: { number } };
  return { code: 'not-needed', rule: 'CNK-PAY-03', values: { number, cost: at(game.cost, card) } };
}

/** Whether another die with the same number is offered instead. */
function isOffered({ choices, state }: Situation, number: number): boolean {
  return choices.some((choice) => {
    if (choice.type === 'extra-die') return at(state.numbers, choice.card) === number;
    return choice.type === 'pay' && choice.dice.some((die) => at(state.numbers, die) === number);
  });
}
