import type { Counted } from '@durbar/engine/testing';
import { expect } from 'vitest';
import type { CardsAndKarmaFrame } from '../frames.ts';
import type { CardsAndKarmaGame } from '../game.ts';
import { type CardsAndKarmaState, NONE, UNSEEN } from '../state.ts';

type Moment = Counted<CardsAndKarmaGame, CardsAndKarmaState, CardsAndKarmaFrame>;

/** Every card is in exactly one place, and the numbers known and unseen are those of the box. */
export function conserved(moment: Moment): void {
  conservedCards(moment);
  conservedDice(moment);
}

export function conservedCards({ game, position: { state } }: Moment): void {
  const { grid, top, pile, discards, resolving, hands, buildings, ships, goods } = state;
  const rows = [grid, [top], pile, discards, resolving, ...hands, ...buildings, ...ships, ...goods];
  const times = Array<number>(game.cardCount).fill(0);
  for (const row of rows) for (const card of row) if (card !== NONE) times[card] = (times[card] ?? 0) + 1;
  if (times.some((time) => time !== 1)) expect(times).toEqual(times.map(() => 1));
}

export function conservedDice({ game, position: { state } }: Moment): void {
  const dice = state.unseen.slice();
  for (const [card, number] of state.numbers.entries()) {
    const index = (game.dieColour[card] ?? 0) * game.highest + number - 1;
    if (number !== UNSEEN) dice[index] = (dice[index] ?? 0) + 1;
  }
  if (dice.some((count, index) => count !== game.allDice[index])) expect(dice).toEqual(game.allDice);
}
