import { cardsAndKarma } from '@durbar/cards-and-karma';
import { begin, mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { messages as common } from '../../../table/messages/en.ts';
import { messages } from '../messages/en.ts';
import type { Fact, KarmaTelling } from '../types.ts';
import { consequences } from './consequences.ts';

const rules = mustRules(cardsAndKarma, { players: 2 });
const view = cardsAndKarma.viewFor(rules.game, begin(rules).position, 0);
const telling: KarmaTelling = {
  game: cardsAndKarma.describe(rules.game),
  words: messages,
  common,
  language: 'en',
  viewer: 0,
  players: [],
  name: (seat) => `Player ${seat + 1}`,
};

function textsOf(facts: readonly Fact[]): string[] {
  const choice = { type: 'take', card: 0 } as const;
  return consequences({ text: '', choice, facts, view }, view, telling).map(({ text }) => text);
}

test('a sale with a coin and a flip is told in three pieces', () => {
  const texts = textsOf([
    { type: 'gained', seat: 0, token: 'coins', amount: 1 },
    { type: 'set-carried-out', seat: 0, set: 'goods', cards: [1, 2, 3], coins: 6 },
    { type: 'gained', seat: 0, token: 'coins', amount: 5 },
    { type: 'track-card-flipped', seat: 0, side: 'right', position: 5 },
    { type: 'gained', seat: 0, token: 'coins', amount: 1 },
  ]);
  expect(texts).toEqual(['sells for 6 coins', '+1 coin', 'a card flips']);
});

test('the administrator of a set is told once', () => {
  const texts = textsOf([
    { type: 'set-carried-out', seat: 0, set: 'buildings', cards: [1, 2, 3], coins: 0 },
    { type: 'gained', seat: 0, token: 'administrators', amount: 1 },
    { type: 'gained', seat: 0, token: 'fame', amount: 2 },
  ]);
  expect(texts).toEqual(['set complete: 1 administrator', '+2 fame']);
});
