import { cardsAndKarma } from '@durbar/cards-and-karma';
import { defined, mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { readHints, readWholeGame, speechOf } from '../../../table/testing/words.ts';
import { karmaMessages } from '../messages/index.ts';
import { describe } from './describe.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { fullCardName } from './names.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusal.ts';

const speech = speechOf({ messages: karmaMessages, describe, label, line, prompt, refusal });

test('every question, choice, fact and refusal of a whole game has words in every language', async () => {
  const told = await readWholeGame({ game: 'cards-and-karma', setUp: { players: 3 }, speech });
  expect(told).toEqual(expect.arrayContaining(['die-taken', 'paid', 'card-taken', 'gained', 'round-began']));
});

test('CNK-GEN-04 a card of the grid is named with the number of its die once everyone has seen it', async () => {
  const game = cardsAndKarma.describe(mustRules(cardsAndKarma, { players: 3 }).game);
  const words = await karmaMessages.en();
  const [card] = game.edition.cards.keys();
  const named = (number: number) => fullCardName(game, defined(card, 'card'), { openNumbers: [number] }, words);
  expect(named(5)).toBe(`${named(0)} 5`);
});

test('hints are turns that can be read in every language', async () => {
  expect((await readHints({ game: 'cards-and-karma', setUp: { players: 3 }, speech })).length).toBeGreaterThan(1);
});
