import { cardsAndKarma } from '@durbar/cards-and-karma';
import { mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { diceOf } from './kinds.ts';

test('CNK-GEN-07 the discards are shown by their dice, equal ones counted', () => {
  const game = cardsAndKarma.describe(mustRules(cardsAndKarma, { players: 2 }).game);
  const { cards } = game.edition;
  const [first, second] = cards.flatMap(({ die }, card) => (die === cards[0]?.die ? [card] : []));
  const other = cards.findIndex(({ die }) => die !== cards[0]?.die);
  const kinds = diceOf(game, [
    { card: first ?? -1, number: 5 },
    { card: second ?? -1, number: 5 },
    { card: other, number: 2 },
  ]);
  expect(kinds).toHaveLength(2);
  expect(kinds).toContainEqual({ colour: cards[0]?.die, number: 5, count: 2 });
  expect(kinds).toContainEqual({ colour: cards[other]?.die, number: 2, count: 1 });
});
