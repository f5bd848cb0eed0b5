import { at, entry } from '../at.ts';
import type { CardsAndKarmaStep } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { isPossible } from './effects.ts';

/** The bonus that has waited longest, completely before the next (CNK-RES-05, CNK-RES-06). */
export function carryOutNextBonus(
  game: CardsAndKarmaGame,
  state: CardsAndKarmaState,
  step: CardsAndKarmaStep,
  seat: number,
): void {
  const bonus = at(state.waiting, 0);
  step.fact({ type: 'bonus-begun', seat, bonus });
  const possible = possibleAlternatives(game, state, bonus);
  if (possible.length > 1) step.next({ kind: 'choose-bonus', seat, bonus });
  else step.next({ kind: 'carry-out', seat, effect: at(entry(game.bonuses, bonus).alternatives, possible[0] ?? 0), part: 0 });
}

/** CNK-BONUS-03, CNK-BONUS-04: without such a card in the grid only the other alternative is left. */
export function possibleAlternatives(game: CardsAndKarmaGame, state: CardsAndKarmaState, bonus: number): number[] {
  const { alternatives } = entry(game.bonuses, bonus);
  const possible: number[] = [];
  for (let index = 0; index < alternatives.length; index++) {
    const parts = entry(game.effects, at(alternatives, index));
    if (isPossible(game, state, entry(parts, 0))) possible.push(index);
  }
  return possible;
}
