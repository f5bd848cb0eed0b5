import { type HintReason, loadFeatures } from '@durbar/bots';
import { defined } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import * as karma from '../games/cards-and-karma/words/phrases.ts';
import * as rajas from '../games/rajas/words/phrases.ts';
import * as taj from '../games/taj-mahal/words/phrases.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { reasonIn } from './reasons.ts';

const GAMES = [
  { game: 'taj-mahal', phrases: taj.PHRASES, notSaid: taj.NOT_SAID },
  { game: 'cards-and-karma', phrases: karma.PHRASES, notSaid: karma.NOT_SAID },
  { game: 'rajas', phrases: rajas.PHRASES, notSaid: rajas.NOT_SAID },
];

describe.each(GAMES)('the reasons of $game', ({ game, phrases, notSaid }) => {
  test.each(LANGUAGES)('say every number that a bot judges by, or name it as not worth saying: %s', async (language) => {
    const { names } = defined(await loadFeatures(game), 'features');
    expect([...Object.keys(phrases[language]), ...notSaid].sort()).toEqual([...names].sort());
  });
});

test('a reason speaks of the own seat or of another, of more or of less', () => {
  const say = reasonIn(taj.PHRASES);
  /** As at a table: the name comes from the teller itself. */
  class Teller {
    readonly language = 'en';
    readonly #names = ['Me', 'Kamal'];

    name(seat: number): string | undefined {
      return this.#names[seat];
    }
  }
  const telling = new Teller() as unknown as Parameters<typeof say>[1];
  const reason = (changes: Partial<HintReason>): HintReason => ({ code: 'gains', feature: 'points', amount: 2, ...changes });
  expect(say(reason({}), telling)).toBe('brings points');
  expect(say(reason({ code: 'loses', amount: -1 }), telling)).toBe('costs points');
  expect(say(reason({ code: 'allows', seat: 1 }), telling)).toBe('Kamal gets points');
  expect(say(reason({ code: 'denies', seat: 1, amount: -1 }), telling)).toBe('less for Kamal: points');
  expect(say(reason({ feature: 'to-move' }), telling)).toBeUndefined();
});
