import { begin, playOut, rulesFor, seededRandom, sumOf } from '@durbar/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import house from './data/house.json' with { type: 'json' };
import { tajMahal } from './definition.ts';
import { GOODS, PLAYERS, SYMBOLS } from './words.ts';

const number = fc.integer({ min: 1, max: 4 });
const symbols = fc.array(fc.constantFrom(...SYMBOLS), { minLength: 1, maxLength: 3 });
const cards = fc.uniqueArray(fc.record({ symbols, count: number }), {
  maxLength: 6,
  selector: (card) => card.symbols.toSorted().join(),
});
/** Sometimes one number of the edition is nonsense. */
const nonsense = fc.option(fc.tuple(fc.nat(), fc.constantFrom(0, -1, 1.5, 101, Number.MAX_SAFE_INTEGER)));

/** The house edition with other tiles, cards and numbers; the map stays. */
const edition = fc.record({
  points: fc.record({ good: number, province: number, specialCard: number, whiteCard: number, longestColourCard: number }),
  numbers: fc.record({
    startingHand: number,
    display: fc.record({ 3: number, 4: number, 5: number }),
    cardsTaken: number,
    cardsWithoutPlaying: number,
    tokensPerSpecialCard: fc.constantFrom(1, 2, 2, 2, 3),
  }),
  deck: fc.record({
    everyColour: fc.constantFrom(house.deck.everyColour, house.deck.everyColour.slice(0, 4)),
    byColour: fc.constantFrom(house.deck.byColour, { red: [], yellow: [], green: [], violet: [] }),
    white: cards,
  }),
  influenceTokens: fc.record({ perType: fc.constantFrom(6, 11, 16) }),
  provinceTiles: fc.array(fc.array(fc.constantFrom(...GOODS), { maxLength: 3 }), { minLength: 12, maxLength: 12 }),
});

/** The data with one of its numbers, counted through all its parts, replaced. */
function withNumber(data: object, which: number, value: number): unknown {
  const numbers = JSON.stringify(data).match(/(?<=:)\d+/g) ?? [];
  let left = which % numbers.length;
  return JSON.parse(JSON.stringify(data).replace(/(?<=:)\d+/g, (text) => (left-- === 0 ? String(value) : text)));
}

test('an edition is refused with a path and a reason, or its games reach their end', () => {
  const outcomes = { refused: 0, played: 0 };
  fc.assert(
    fc.property(edition, nonsense, fc.integer(PLAYERS), fc.nat(), ({ provinceTiles, ...parts }, fault, players, seed) => {
      const tiles = provinceTiles.map((goods, index) => ({ number: index + 1, goods: goods.length > 0 ? goods : ['tea'] }));
      const data = { ...house, ...parts, provinceTiles: tiles };
      const editionData = fault ? withNumber(data, ...fault) : data;
      const rules = rulesFor(tajMahal, { players, editionData });
      if (!rules.ok) {
        for (const { path, reason } of rules.fault)
          expect([path, reason.length > 0]).toEqual([expect.stringMatching(/^editionData\./), true]);
        outcomes.refused++;
        return;
      }
      outcomes.played++;
      const { position } = begin(rules.value);
      playOut(rules.value, position, seededRandom(seed));
      const { pile, discards, display, hands, played } = position.state;
      const inPlay = [...display, ...hands.flat(), ...played.flat()].filter((card) => card < rules.value.game.firstSpecial);
      expect(sumOf(pile) + sumOf(discards) + inPlay.length).toBe(sumOf(rules.value.game.deck));
    }),
    { numRuns: 300, seed: 12 },
  );
  expect(Math.min(outcomes.refused, outcomes.played)).toBeGreaterThan(20);
});

test.each([
  ['deck.white[0].count', { deck: { ...house.deck, white: [{ symbols: ['vizier'], count: Number.MAX_SAFE_INTEGER }] } }],
  ['influenceTokens.perType', { influenceTokens: { perType: Number.MAX_SAFE_INTEGER } }],
  ['numbers.cardsTaken', { numbers: { ...house.numbers, cardsTaken: 9 } }],
  ['numbers.display.5', { numbers: { ...house.numbers, display: { ...house.numbers.display, 5: 40 } } }],
  ['points.good', { points: { ...house.points, good: Number.MAX_SAFE_INTEGER } }],
])('%s has a limit', (path, parts) => {
  const rules = rulesFor(tajMahal, { players: 3, editionData: { ...house, ...parts } });
  expect(rules).toMatchObject({ ok: false, fault: [{ path: `editionData.${path}`, reason: expect.stringContaining('is not') }] });
});
