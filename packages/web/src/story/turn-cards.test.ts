import type { Fact } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { defineStory } from './telling.ts';
import { counted, turnCards } from './turn-cards.ts';

type ToyFact = { readonly type: 'began' | 'paid' | 'built' | 'ended' | 'round'; readonly seat: number };

const story = defineStory<unknown, unknown, ToyFact>({
  stageOf: () => new Map(),
  beats: { began: 'silent', paid: 'silent', built: 'silent', ended: 'silent', round: 'silent' },
  turnAt: ({ type }) =>
    ({ began: 'opens', ended: 'closes', round: 'interlude', paid: undefined, built: undefined })[type] as 'opens',
  strongest: ['built', 'paid'],
  nearby: () => undefined,
  symbolOf: () => undefined,
});

const coin = (count: number) => ({ symbol: 'coin-minted' as const, count });
const answer = (number: number, seat: number, types: readonly ToyFact['type'][], cost: number) => ({
  number,
  facts: types.map((type): Fact & { readonly seat: number } => ({ type, seat })),
  beats: [{ id: `${number}.0`, facts: [0], journeys: [], verb: 'pay' as const, ms: 100, sum: { cost: [coin(cost)] } }],
});

describe('turn cards', () => {
  test('a turn is one card, however many answers it took', () => {
    const cards = turnCards(story, [answer(3, 1, ['began', 'paid'], 2), answer(4, 1, ['built', 'ended'], 3)]);
    expect(cards).toMatchObject([
      { first: 3, last: 4, seat: 1, isClosed: true, sum: { cost: [coin(5)] }, strongest: { type: 'built' } },
    ]);
  });

  test('what happens between turns belongs to no one', () => {
    const cards = turnCards(story, [answer(0, 0, ['began', 'ended'], 1), answer(1, 0, ['round'], 0), answer(2, 1, ['began'], 1)]);
    expect(cards.map(({ seat, isClosed }) => [seat, isClosed])).toEqual([
      [0, true],
      [undefined, false],
      [1, false],
    ]);
  });

  test('set-up gains belong to no one', () => {
    const cards = turnCards(story, [answer(0, 0, ['paid'], 2), answer(1, 0, ['began', 'ended'], 1)]);
    expect(cards.map(({ seat, sum }) => [seat, sum.cost])).toEqual([
      [undefined, []],
      [0, [coin(1)]],
    ]);
  });

  test('something that restarts within an answer continues, unless it was closed', () => {
    const cards = turnCards(story, [answer(0, 1, ['began', 'paid', 'began', 'ended', 'began'], 1), answer(1, 1, ['began'], 1)]);
    expect(cards.map(({ first, last, seat }) => [first, last, seat])).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [1, 1, 1],
    ]);
  });

  test('equal things are counted together, dice of other numbers are not', () => {
    const die = (text: string) => ({ symbol: 'icon-die' as const, count: 1, text });
    expect(counted([die('5'), coin(2), die('5'), die('6'), coin(1)])).toEqual([{ ...die('5'), count: 2 }, coin(3), die('6')]);
  });
});
