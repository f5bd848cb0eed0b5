import { sumOf } from '@durbar/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITIONS } from './editions.ts';
import type { CardsAndKarmaFact } from './facts.ts';
import type { CardsAndKarmaGame } from './game.ts';
import { ADMINISTRATORS, COINS, FAME, flipped, held, KARMA, NONE, TOKENS, UNSEEN } from './state.ts';
import { conservedCards, conservedDice } from './testing/conservation.ts';
import { type Look, randomGame } from './testing/random-game.ts';
import { secondEdition } from './testing/second-edition.ts';

function lateKarmaEdition(): unknown {
  return EDITIONS.find(({ id }) => id === 'late-karma')?.data;
}

/** Checks every step of random games across player counts, the variant and several editions. */
function always(look: () => Look): void {
  const editions = [undefined, secondEdition(), lateKarmaEdition()];
  const setUps = fc.record({
    players: fc.integer({ min: 2, max: 4 }),
    bonuses: fc.constantFrom('hidden', 'visible'),
    edition: fc.constantFrom(...editions),
  });
  fc.assert(
    fc.property(setUps, fc.nat(), ({ players, bonuses, edition }, seed) => {
      const setUp = { players, options: { bonuses }, ...(edition ? { editionData: edition } : {}) };
      randomGame(setUp, `seed ${seed}`, look());
    }),
    { numRuns: 24, seed: 144 },
  );
}

test('every card is in exactly one place at all times', () => {
  always(() => (game, position) => conservedCards({ game, position }));
});

test('dice are conserved: numbers known and unseen are those of the box', () => {
  always(() => (game, position) => conservedDice({ game, position }));
});

test('tokens are conserved: holdings equal gains minus exchanges, payments and returns', () => {
  always(() => {
    const ledger = new Map<number, number>();
    const book = (seat: number, token: number, amount: number): void => {
      const key = seat * TOKENS.length + token;
      ledger.set(key, (ledger.get(key) ?? 0) + amount);
    };
    return (game, { state }, facts) => {
      for (const fact of facts) bookTokens(game, fact, book);
      for (const [key, count] of state.tokens.entries()) expect(count).toBe(ledger.get(key) ?? 0);
    };
  });
});

function bookTokens(
  { thresholds }: CardsAndKarmaGame,
  fact: CardsAndKarmaFact,
  book: (seat: number, token: number, amount: number) => void,
): void {
  if (fact.type === 'gained') book(fact.seat, TOKENS.indexOf(fact.token), fact.amount);
  if (fact.type === 'exchanged') book(fact.seat, TOKENS.indexOf(fact.token), -fact.amount);
  if (fact.type === 'track-card-flipped' && fact.side === 'left') book(fact.seat, FAME, -thresholds.famePerFlip);
  if (fact.type === 'track-card-flipped' && fact.side === 'right') book(fact.seat, COINS, -thresholds.coinsPerFlip);
  if (fact.type === 'administrator-used') book(fact.seat, ADMINISTRATORS, -1);
  if (fact.type === 'paid') book(fact.seat, KARMA, -fact.karma);
  if (fact.type === 'paid') book(fact.seat, ADMINISTRATORS, -fact.jokers);
}

test('no one holds as many tokens as a threshold, and no hand exceeds its limit', () => {
  always(() => (game, { state }) => {
    const { karmaPerAdministrator, administratorsPerExchange, famePerFlip, coinsPerFlip, handLimit } = game.thresholds;
    for (let seat = 0; seat < game.players; seat++) {
      const isDone = flipped(state, seat) === game.track.length;
      expect(held(state, seat, KARMA)).toBeLessThan(karmaPerAdministrator);
      expect(held(state, seat, ADMINISTRATORS)).toBeLessThan(administratorsPerExchange);
      if (!isDone) expect(held(state, seat, FAME)).toBeLessThan(famePerFlip);
      if (!isDone) expect(held(state, seat, COINS)).toBeLessThan(coinsPerFlip);
      expect(state.hands[seat]?.length).toBeLessThanOrEqual(handLimit);
    }
    expect(Math.min(...state.tokens)).toBeGreaterThanOrEqual(0);
  });
});

test('ship rows ascend, and the grid is never empty when someone acts', () => {
  always(() => (game, { state, agenda }) => {
    if (agenda.at(-1)?.kind !== 'act') return;
    for (const row of state.ships) {
      const flags = row.map((card) => game.flag[card] ?? 0);
      expect(flags).toEqual(flags.toSorted((a, b) => a - b));
    }
    expect(state.grid.some((card) => card !== NONE)).toBe(true);
  });
});

test('discards are dice side up when anyone can act, and numbers in hand are known', () => {
  always(() => (_game, { state, agenda }) => {
    if (agenda.at(-1)?.kind !== 'act') return;
    for (const card of [...state.discards, ...state.hands.flat()]) expect(state.numbers[card]).toBeGreaterThan(0);
  });
});

test('the unseen dice are as many as the cards whose number no one knows', () => {
  always(() => (_game, { state }) => {
    expect(sumOf(state.unseen)).toBe(state.numbers.filter((number) => number === UNSEEN).length);
  });
});
