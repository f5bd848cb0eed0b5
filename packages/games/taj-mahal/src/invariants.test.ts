import { type Position, sumOf } from '@durbar/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TajMahalFact } from './facts.ts';
import type { TajMahalFrame } from './frames.ts';
import type { TajMahalGame } from './game.ts';
import { countsOf } from './numbers.ts';
import { currentProvince, partOf, REMOVED, type TajMahalState, tokensOf } from './state.ts';
import { conservedCards, conservedTokens } from './testing/conservation.ts';
import { secondEdition } from './testing/editions.ts';
import { randomGame } from './testing/random.ts';
import { NONE, SYMBOLS, TOKENS } from './words.ts';

type Check = (game: TajMahalGame, position: Position<TajMahalState, TajMahalFrame>, facts: readonly TajMahalFact[]) => void;

/** Checks after every answer of random games, over the player counts and two editions. */
function always(check: Check): void {
  const editions = [undefined, secondEdition()];
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 5 }), fc.nat(), fc.constantFrom(...editions), (players, seed, editionData) => {
      const setUp = { players, ...(editionData ? { editionData } : {}) };
      randomGame(setUp, seed, (position, facts, { game }) => check(game, position, facts));
    }),
    { numRuns: 20, seed: 96 },
  );
}

function isVisitStart(facts: readonly TajMahalFact[]): boolean {
  return facts.some(({ type }) => type === 'province-entered');
}

test('TAJ-INV-01 the cards of the deck are conserved, kind by kind', () => {
  always((game, position) => conservedCards({ game, position }));
});

test('TAJ-INV-02 tokens of a type are conserved; a visit starts with one at the court and no complete set', () => {
  always((game, position, facts) => {
    conservedTokens({ game, position });
    if (!isVisitStart(facts)) return;
    const { state } = position;
    for (let token = 0; token < TOKENS.length; token++) {
      const held = Array.from({ length: game.players }, (_, seat) => tokensOf(state, seat, token));
      expect(state.court[token]).toBe(1);
      expect(Math.max(...held)).toBeLessThan(game.edition.numbers.tokensPerSpecialCard);
    }
  });
});

test('TAJ-INV-03 a province has at most four normal palaces and one crown palace, and none before its visit', () => {
  always((game, { state }, facts) => {
    if (!isVisitStart(facts)) return;
    const visited = state.tileProvinces.slice(0, state.visit - 1);
    for (const [province, cities] of game.citiesOf.entries()) {
      const normal = cities.filter((city) => state.palaces[city] !== NONE).length;
      const crowned = cities.filter((city) => state.crownPalaces[city] !== NONE).length;
      expect(normal).toBeLessThanOrEqual(visited.includes(province) ? TOKENS.length : 0);
      expect(crowned).toBeLessThanOrEqual(visited.includes(province) ? 1 : 0);
    }
    expect(visited).not.toContain(currentProvince(state));
  });
});

test('TAJ-INV-04 without shortage the display is empty at the end of each visit', () => {
  for (let seed = 0; seed < 60; seed++) {
    let shown = 0;
    let taken = 0;
    let visits = 0;
    randomGame({ players: 3 + (seed % 3) }, seed, ({ state }, facts, { game }) => {
      for (const fact of facts) {
        if (fact.type === 'card-displayed') shown++;
        if (fact.type === 'cards-taken') taken += fact.cards.length;
        if (fact.type !== 'province-entered' || fact.visit === 1) continue;
        expect([taken, state.display]).toEqual([shown, []]);
        expect(shown).toBe(2 * game.players - 1);
        shown = 0;
        taken = 0;
        visits++;
      }
    });
    expect(visits).toBe(11);
  }
});

test('cached symbols, special cards and tiles agree with their sources', () => {
  always((game, { state }) => {
    for (let seat = 0; seat < game.players; seat++) {
      const symbols = (state.played[seat] ?? []).flatMap((card) => game.cards[card]?.symbols ?? []);
      expect(partOf(state.totals, seat, SYMBOLS.length)).toEqual(countsOf(symbols, SYMBOLS.length));
    }
    for (let token = 0; token < TOKENS.length; token++) {
      const places = state.played.map((cards) => cards.filter((card) => card === game.firstSpecial + token).length);
      expect(sumOf(places)).toBe(state.specialsInPlay[token]);
      if (state.specialsInPlay[token] === 1) expect(places[state.specialHolders[token] ?? NONE]).toBe(1);
    }
    for (const [tile, owner] of state.tileOwners.entries()) {
      if (tile + 1 < state.visit) expect(owner).not.toBe(NONE);
      if (tile + 1 > state.visit) expect(owner).toBe(NONE);
      expect(owner).toBeGreaterThanOrEqual(REMOVED);
    }
  });
});
