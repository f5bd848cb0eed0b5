import { drawIndex } from '@durbar/engine';
import { at, entry } from '../at.ts';
import type { CardsAndKarmaChoice } from '../choices.ts';
import type { HandlerOf } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, NONE } from '../state.ts';
import { winBonus } from '../steps/gain.ts';
import { notAsked } from './not-asked.ts';

/** Chance: the bonus on the night side of a card just flipped; no one knows it before (CNK-SETUP-02). */
export const revealBonus: HandlerOf<'reveal-bonus'> = {
  ask: (game, state, { seat }) => {
    const choices: CardsAndKarmaChoice[] = [];
    const weights: number[] = [];
    for (const [bonus, left] of bonusesLeft(game, state, seat).entries()) {
      if (left === 0) continue;
      choices.push(entry(game.choices.bonus, bonus));
      weights.push(left);
    }
    return { decider: 'chance', choices, weights };
  },
  sample: (game, state, { seat }, random) => entry(game.choices.bonus, drawIndex(bonusesLeft(game, state, seat), random)),
  answer: (_game, _state, { seat, position }, choice, step) => {
    if (choice.type !== 'bonus') return notAsked(choice);
    winBonus(step, seat, position, choice.bonus);
  },
};

/** How many cards of each bonus are still hidden on a seat's track. */
export function bonusesLeft(game: CardsAndKarmaGame, { tracks }: CardsAndKarmaState, seat: number): number[] {
  const { track } = game;
  const left: number[] = Array(game.bonuses.length).fill(0);
  for (let i = 0; i < track.length; i++) left[at(track, i)] = at(left, at(track, i)) + 1;
  for (let i = 0; i < track.length; i++) {
    const bonus = at(tracks, seat * track.length + i);
    if (bonus !== NONE) left[bonus] = at(left, bonus) - 1;
  }
  return left;
}
