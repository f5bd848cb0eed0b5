import { cardsAndKarma } from '@durbar/cards-and-karma';
import { mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { messages as common } from '../../../table/messages/en.ts';
import { messages } from '../messages/en.ts';
import type { Fact, KarmaTelling } from '../types.ts';
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

function textsOf(facts: readonly Fact[]): string[] {
  return consequences({ facts }, undefined, telling).map(({ text }) => text);
}

test('a complete set says what it gives', () => {
  const sold = { type: 'set-carried-out', seat: 0, set: 'goods', cards: [1, 2, 3], coins: 6 } as const;
  expect(textsOf([sold, { type: 'gained', seat: 0, token: 'coins', amount: 6 }])).toEqual(['sells for 6 coins']);
  const built = { type: 'set-carried-out', seat: 0, set: 'buildings', cards: [1, 2, 3], coins: 0 } as const;
  expect(textsOf([built, { type: 'gained', seat: 0, token: 'fame', amount: 2 }])).toEqual(['set complete: 1 administrator']);
});
