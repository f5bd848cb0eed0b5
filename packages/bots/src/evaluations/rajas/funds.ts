import type { rajas } from '@durbar/rajas';
import type { Funds, GameOf, StateOf } from '../../features.ts';
import { at } from '../../numbers.ts';

/** Dice of each kind, money and karma. A die of another number is neither better nor worse. */
export const rajasFunds: Funds<GameOf<typeof rajas>, StateOf<typeof rajas>> = {
  amounts: (_game, { dice, money, karma }, seat) => [
    ...dice.slice(...shareOf(dice, money, seat)),
    at(money, seat),
    at(karma, seat),
  ],
  rest: (_game, { supply: _supply, dice, money, karma, ...rest }, seat) => ({
    ...rest,
    dice: dice.toSpliced(shareOf(dice, money, seat)[0], dice.length / money.length),
    money: money.toSpliced(seat, 1),
    karma: karma.toSpliced(seat, 1),
  }),
};

function shareOf(dice: readonly number[], { length: players }: readonly number[], seat: number): [from: number, to: number] {
  const kinds = dice.length / players;
  return [seat * kinds, (seat + 1) * kinds];
}
