import { cardsAndKarma } from '@durbar/cards-and-karma';
import { begin, defined, mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { readReasons } from '../../../table/testing/reasons.ts';
import { tellingIn } from '../../../table/testing/telling.ts';
import { bareHints, readHints, readWholeGame, speechOf } from '../../../table/testing/words.ts';
import { proposals } from '../hand/proposals.ts';
import { karmaMessages } from '../messages/index.ts';
import { brief } from './brief.ts';
import { deeds } from './deeds.ts';
import { describe } from './describe.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { merits } from './merits.ts';
import { fullCardName } from './names.ts';
import { prompt } from './prompt.ts';
import { gauge } from './receipt.ts';
import { refusal } from './refusal.ts';

const speech = speechOf({
  messages: karmaMessages,
  brief,
  deeds,
  describe,
  gauge,
  label,
  line,
  merits,
  prompt,
  proposals,
  refusal,
});

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

test('200 hints read well in every language: each names a gain or what it keeps, never a feature name', async () => {
  const setUp = { players: 3, options: { bonuses: 'visible' } };
  const read = await readHints({ game: 'cards-and-karma', setUp, speech });
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter(({ reason }) => reason === '')).toEqual([]);
});

test('hardly a hint says only that it wins more often', async () => {
  const { all, bare } = await bareHints({
    game: 'cards-and-karma',
    setUp: { players: 3, options: { bonuses: 'visible' } },
    speech,
  });
  expect(all).toBeGreaterThan(25);
  expect(bare.length, bare.join('\n')).toBeLessThanOrEqual(1);
});

test('every choice of a bot has a reason in every language, with its gains where there are some', async () => {
  const read = await readReasons({ game: 'cards-and-karma', setUp: { players: 3 }, speech });
  expect(read.length).toBeGreaterThan(40);
  expect(read.some((reason) => reason.includes('fame'))).toBe(true);
  expect(read.filter((reason) => !reason.endsWith('3 percentage points better than anything else.'))).toEqual([]);
  expect(read.filter((reason) => /\b(you|your)\b/i.test(reason))).toEqual([]);
});

test('sets of the same pieces differ by their cards', async () => {
  const rules = mustRules(cardsAndKarma, { players: 2 });
  const game = cardsAndKarma.describe(rules.game);
  const telling = await tellingIn('en', game, karmaMessages, 0);
  const cardsOf = (types: string) =>
    [...game.edition.cards.entries()].flatMap(([number, card]) =>
      card.kind === 'building' && card.buildings.join() === types ? [number] : [],
    );
  const [first = -1, second = -1] = cardsOf('red,yellow');
  const [white = -1] = cardsOf('white');
  const view = cardsAndKarma.viewFor(rules.game, begin(rules).position, 0);
  const own = { ...defined(view.seats[0], 'seat'), buildings: [first, second, white] };
  /** As the rules number them: two places on each card. */
  const symbolAt = (card: number, place: number) => card * 2 + place;
  const labelOf = (red: number, yellow: number) =>
    label(
      { type: 'set', set: 'buildings', symbols: [symbolAt(red, 0), symbolAt(yellow, 1), symbolAt(white, 0)] },
      { ...view, seats: [own] },
      telling,
    );
  expect(labelOf(first, first)).toBe('Set: red building, yellow building and white building (Buildings 1 and 3)');
  expect(labelOf(second, second)).toBe('Set: red building, yellow building and white building (Buildings 2 and 3)');
  expect(labelOf(first, second)).toContain('(Buildings 1, 2 and 3)');
});
