import { cardsAndKarma } from '@durbar/cards-and-karma';
import { begin, mustRules, type Standing } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../i18n/language.ts';
import { tellingIn } from '../../../table/testing/telling.ts';
import { karmaMessages } from '../messages/index.ts';
import { end } from './end.ts';

const rules = mustRules(cardsAndKarma, { players: 3 });
const view = cardsAndKarma.viewFor(rules.game, begin(rules).position, 'spectator');

const telling = (language: Language, viewer?: number) =>
  tellingIn(language, cardsAndKarma.describe(rules.game), karmaMessages, viewer);

const standing = (seat: number, rank: number, flipped: number, leftovers: number, karma: number): Standing => ({
  seat,
  rank,
  score: flipped,
  parts: { flipped, leftovers, karma },
});

describe('the reason', () => {
  test('CNK-END-05 counts the flipped cards', async () => {
    const clear = [standing(0, 1, 6, 1, 0), standing(1, 2, 5, 4, 2), standing(2, 3, 3, 0, 0)];
    expect(end.reason(clear, await telling('en'))).toBe('All 6 scoring track cards are turned over.');
    expect(end.reason(clear, await telling('en', 2))).toBe('All 6 scoring track cards are turned over. You turned over 3.');
  });

  test('CNK-END-06 says what is left over decides between equals', async () => {
    const tied = [standing(0, 1, 5, 4, 0), standing(1, 2, 5, 2, 2), standing(2, 3, 3, 0, 0)];
    expect(end.reason(tied, await telling('en'))).toContain('Meera turned over as many, but 4 left in fame and coins beats 2.');
    expect(end.scoring(tied, await telling('en'), view).map(({ tie }) => tie)).toEqual(['4 left', '2 left', undefined]);
  });

  test('CNK-END-07 says that karma decides if that is tied too', async () => {
    const tied = [standing(0, 1, 5, 4, 3), standing(1, 2, 5, 4, 2), standing(2, 3, 3, 0, 0)];
    expect(end.reason(tied, await telling('en'))).toContain('Meera has as much left; 3 karma beats 2.');
  });

  test('CNK-END-08 says that the rank is shared', async () => {
    const shared = [standing(0, 1, 5, 4, 2), standing(1, 1, 5, 4, 2), standing(2, 3, 3, 0, 0)];
    expect(end.reason(shared, await telling('en'))).toContain('Level on cards turned over');
  });
});

test.each(LANGUAGES)('a tie names the players: %s', async (language) => {
  const tied = [standing(0, 1, 5, 4, 3), standing(1, 2, 5, 4, 2), standing(2, 3, 3, 0, 0)];
  expect(end.reason(tied, await telling(language))).toContain('Meera');
});
