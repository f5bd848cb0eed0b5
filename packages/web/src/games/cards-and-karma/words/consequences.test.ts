import { cardsAndKarma } from '@durbar/cards-and-karma';
import { begin, defined, mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { messages as common } from '../../../table/messages/en.ts';
import { messages } from '../messages/en.ts';
import type { Fact, KarmaTelling, View } from '../types.ts';
import { consequences } from './consequences.ts';

const rules = mustRules(cardsAndKarma, { players: 2 });
const telling: KarmaTelling = {
  game: cardsAndKarma.describe(rules.game),
  words: messages,
  common,
  language: 'en',
  viewer: 0,
  players: [],
  name: (seat) => `Player ${seat + 1}`,
};

const empty = cardsAndKarma.viewFor(rules.game, begin(rules).position, 0);

function textsOf(facts: readonly Fact[], view: View = empty): string[] {
  return consequences({ facts, view }, undefined, telling).map(({ text }) => text);
}

test('a complete set says what it gives', () => {
  const sold = { type: 'set-carried-out', seat: 0, set: 'goods', cards: [1, 2, 3], coins: 6 } as const;
  expect(textsOf([sold, { type: 'gained', seat: 0, token: 'coins', amount: 6 }])).toEqual(['sells for 6 coins']);
  const built = { type: 'set-carried-out', seat: 0, set: 'buildings', cards: [1, 2, 3], coins: 0 } as const;
  expect(textsOf([built, { type: 'gained', seat: 0, token: 'fame', amount: 2 }])).toEqual(['set complete: 1 administrator']);
});

test('a goods card says how many of its kinds there are then, unless they are sold', () => {
  const cards = [...telling.game.edition.cards.entries()].flatMap(([number, { kind }]) => (kind === 'goods' ? [number] : []));
  const [first, second] = [defined(cards[0], 'goods'), defined(cards[1], 'goods')];
  const own = { ...defined(empty.seats[0], 'seat'), goods: [first, second] };
  const placed = { type: 'card-placed', seat: 0, card: second } as const;
  const view = { ...empty, seats: [own, ...empty.seats.slice(1)] };
  expect(textsOf([placed], view)).toEqual(['Silk 2 of 3']);
  const sold = { type: 'set-carried-out', seat: 0, set: 'goods', cards: [first, second], coins: 6 } as const;
  expect(textsOf([placed, sold], view)).toEqual(['sells for 6 coins']);
});
