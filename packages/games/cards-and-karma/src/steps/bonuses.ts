import { at, entry } from '../at.ts';
import type { HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import type { CardsAndKarmaState } from '../state.ts';
import { choosesFromGrid, isPossible } from './effects.ts';
import { waitsForGrid } from './grid.ts';

export const beginBonus: HandlerOf<'begin-bonus'> = {
  run: (game, state, frame, step) => {
    const { seat, bonus } = frame;
    if (dependsOnGrid(game, bonus) && waitsForGrid(game, state, step, frame)) return;
    const possible = possibleAlternatives(game, state, bonus);
    if (possible.length > 1) return step.next({ kind: 'choose-bonus', seat, bonus });
    step.next({ kind: 'carry-out', seat, effect: at(entry(game.bonuses, bonus).alternatives, possible[0] ?? 0), part: 0 });
  },
};

function dependsOnGrid({ bonuses, effects }: CardsAndKarmaGame, bonus: number): boolean {
  return entry(bonuses, bonus).alternatives.some((effect) => choosesFromGrid(entry(entry(effects, effect), 0)));
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
