import type { cardsAndKarma } from '@durbar/cards-and-karma';
import { KARMA, TOKENS } from '@durbar/cards-and-karma/vocabulary';
import type { Funds, GameOf, StateOf } from '../../features.ts';
import { addAt, at, entry, zeros } from '../../numbers.ts';
import { tablesOf } from './tables.ts';

const NUMBERS = 7;

/** Dice cards by colour and number, and karma. Payments are among the discards. */
export const cardsAndKarmaFunds: Funds<GameOf<typeof cardsAndKarma>, StateOf<typeof cardsAndKarma>> = {
  amounts: (game, state, seat) => {
    const { colours, cards } = tablesOf(game);
    const dice = zeros(colours * NUMBERS);
    for (const die of entry(state.hands, seat)) addAt(dice, entry(cards, die).dieColour * NUMBERS + at(state.numbers, die), 1);
    return [...dice, at(state.tokens, karmaOf(seat))];
  },
  rest: (_game, { discards: _discards, openDice: _openDice, numbers: _numbers, hands, tokens, ...rest }, seat) => ({
    ...rest,
    hands: hands.toSpliced(seat, 1),
    tokens: tokens.toSpliced(karmaOf(seat), 1),
  }),
};

function karmaOf(seat: number): number {
  return seat * TOKENS.length + KARMA;
}
