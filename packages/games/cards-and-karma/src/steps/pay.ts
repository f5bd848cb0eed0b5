import { at } from '../at.ts';
import type { Payment } from '../choices.ts';
import type { CardsAndKarmaStep } from '../frames.ts';
import type { CardsAndKarmaState } from '../state.ts';

/** Dice go to the discards, jokers and karma to the supply (CNK-PAY-01), before the card gives anything (CNK-DICE-06). */
export function pay(
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
  card: number,
  { dice, jokers, karma }: Omit<Payment, 'type'>,
): void {
  step.fact({ type: 'paid', seat, card, dice, numbers: dice.map((die) => at(state.numbers, die)), jokers, karma });
}
