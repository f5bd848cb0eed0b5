import { type HintReason, loadFeatures } from '@durbar/bots';
import { defined } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { karmaMessages } from '../games/cards-and-karma/messages/index.ts';
import { rajasMessages } from '../games/rajas/messages/index.ts';
import { tajMessages } from '../games/taj-mahal/messages/index.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { reasonIn } from './reasons.ts';

/** Numbers about whose turn it is or what is half done: true, but no reason for anybody. */
const NOT_SAID = {
  'taj-mahal': 'is-in to-move cards-played contested alone',
  'cards-and-karma': 'slot-to-come acts-to-come may-use-administrator pending-building-match pending-cost pending-payment',
  rajas: `workers-to-place starts to-move few-dice
    pending-best-tile pending-action pending-tile-price pending-die-cost pending-other pending-module`,
};

const GAMES = [
  { game: 'taj-mahal', messages: tajMessages },
  { game: 'cards-and-karma', messages: karmaMessages },
  { game: 'rajas', messages: rajasMessages },
] as const;

describe.each(GAMES)('the reasons of $game', ({ game, messages }) => {
  test.each(LANGUAGES)('say every number that a bot judges by, or name it as not worth saying: %s', async (language) => {
    const { names } = defined(await loadFeatures(game), 'features');
    const { hints } = await messages[language]();
    expect([...Object.keys(hints), ...NOT_SAID[game].split(/\s+/)].sort()).toEqual([...names].sort());
  });
});

test('a reason speaks of the own seat or of another, of more or of less', () => {
  const say = reasonIn(() => ({ points: 'points' }));
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
