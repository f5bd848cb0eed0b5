import { describe, expect, test } from 'vitest';
import type { TajMahalFact } from '../facts.ts';
import { REMOVED } from '../state.ts';
import { randomGame } from '../testing/random.ts';
import { type Scene, scenario } from '../testing/scenario.ts';
import { NONE, TOKENS } from '../words.ts';

/** The last of four players in, who withdraws and takes the last card. */
function lastVisitor(scene: Scene = {}) {
  return scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-VE'], court: '', display: 'Y-EE', ...scene });
}

function endVisit(scene: Scene = {}) {
  const table = lastVisitor(scene);
  const facts = [...table.act('withdraw'), ...table.finishTurn()];
  return { table, facts, types: facts.map(({ type }) => type), view: table.view() };
}

describe('the end of a visit', () => {
  test('TAJ-VISIT-01 after the last card is taken, pairs are exchanged first, even after visit 12', () => {
    const { types } = endVisit({ tokens: ['', 'GG'] });
    const after = types.slice(types.indexOf('cards-taken') + 1);
    expect(after.slice(0, 2)).toEqual(['tokens-exchanged', 'bonus-tile-removed']);
    const last = endVisit({ visit: 12, tokens: ['', 'GG'] });
    expect(last.types.indexOf('tokens-exchanged')).toBeGreaterThan(-1);
    expect(last.types.indexOf('tokens-exchanged')).toBeLessThan(last.types.indexOf('hand-revealed'));
    expect(last.view.seats[1]).toMatchObject({ tokens: [0, 0, 0, 0], points: { 'hand-special': 1 } });
  });

  test('TAJ-VISIT-02 a province tile that no one won leaves the game', () => {
    const { view, facts } = endVisit({ played: ['', '', '', 'R-VG'], court: 'E' });
    expect(facts).toContainEqual({ type: 'province-tile-removed', tile: 0 });
    expect(view.tileOwners[0]).toBe(REMOVED);
    expect(view.court.tile, 'the next tile').toBe(1);
    expect(view.seats.flatMap(({ provinceTiles }) => provinceTiles)).toEqual([]);
  });

  test('TAJ-VISIT-03 tokens and crown that no one won stay, and never pile up', () => {
    const { view, facts } = endVisit({ played: ['', '', '', 'R-EE'], court: 'VGMPK' });
    expect(view.court).toMatchObject({ tokens: [1, 1, 1, 1], crown: true });
    expect(view.supply).toEqual([5, 5, 5, 5]);
    expect(facts.some(({ type }) => type === 'token-replaced' || type === 'crown-returned')).toBe(false);
  });

  test('TAJ-VISIT-04 bonus tiles no one took leave the game, even under a lone crown palace', () => {
    const table = lastVisitor({ played: ['', '', '', 'R-KE'], court: 'K' });
    table.act('withdraw', 'crown Srinagar');
    const facts = table.finishTurn();
    expect(facts.filter(({ type }) => type === 'bonus-tile-removed')).toEqual([
      { type: 'bonus-tile-removed', city: 1, tile: 0 },
      { type: 'bonus-tile-removed', city: 3, tile: 0 },
    ]);
    expect(table.view().cities[1]).toEqual({ bonusTile: NONE, palace: NONE, crownPalace: 3 });
  });
});

describe('the start of a visit', () => {
  test('TAJ-VISIT-05 the start-player marker passes to the left, no matter who withdrew first or last', () => {
    expect(endVisit({ startSeat: 3 }).view.startSeat).toBe(0);
    const { table, view } = endVisit({ startSeat: 1 });
    expect([view.startSeat, table.decider()]).toEqual([2, 2]);
  });

  test('TAJ-VISIT-06 the next higher tile names the province and goes to the court', () => {
    const { view } = endVisit({ visit: 3 });
    expect(view).toMatchObject({ visit: 4, currentProvince: view.tileProvinces[3], court: { tile: 3 } });
  });

  test('TAJ-VISIT-07 tokens missing at the court come from the supply, which always suffices', () => {
    const { view, facts } = endVisit({ court: 'GM' });
    expect(view.court.tokens).toEqual([1, 1, 1, 1]);
    expect(view.supply).toEqual([5, 5, 5, 5]);
    expect(facts.filter(({ type }) => type === 'token-replaced')).toHaveLength(2);
    const five = scenario({
      players: 5,
      turn: 4,
      out: [0, 1, 2, 3],
      played: ['', '', '', '', 'R-EE'],
      tokens: ['V', 'V', 'V', 'V', 'V'],
      court: '',
      display: 'Y-EE',
    });
    expect(five.view().supply[0]).toBe(1);
    five.act('withdraw');
    five.finishTurn();
    expect(five.view()).toMatchObject({ visit: 2, supply: [0, 5, 5, 5], court: { tokens: [1, 1, 1, 1] } });
  });

  test('TAJ-VISIT-08 the crown returns to the court', () => {
    const { view, types } = endVisit({ court: 'VGMP' });
    expect(types).toContain('crown-returned');
    expect(view.court.crown).toBe(true);
  });

  test('TAJ-VISIT-09 the display is filled to its size, even before visit 12, or as far as the cards go', () => {
    expect(endVisit({ visit: 11 }).view).toMatchObject({ visit: 12, display: expect.objectContaining({ length: 7 }) });
    const short = scenario({
      turn: 3,
      out: [0, 1, 2],
      hands: ['', '', '', 'R-VG'],
      pile: 'N-EE L-EE W-K Y-VE',
      rest: 0,
      display: 'Y-EE',
    });
    short.act('withdraw');
    short.finishTurn();
    expect(short.view()).toMatchObject({ visit: 2, pileSize: 0 });
    expect(
      short
        .view()
        .display.map((card) => short.game.cards[card]?.text)
        .toSorted(),
    ).toEqual(['L-EE', 'N-EE', 'W-K']);
  });

  test('TAJ-VISIT-09 cards left on the display are part of the next one', () => {
    const { view, types } = endVisit({ display: 'Y-EE N-EE L-EE' });
    expect(view.display).toHaveLength(7);
    expect(types.filter((type) => type === 'card-displayed')).toHaveLength(6);
  });

  test('TAJ-VISIT-10 the steps run automatically in order', () => {
    const { table, types } = endVisit({ startSeat: 0 });
    const start = types.slice(types.indexOf('start-player-passed'));
    expect(start).toEqual([
      'start-player-passed',
      'province-entered',
      ...TOKENS.map(() => 'token-replaced'),
      'crown-returned',
      ...Array(7).fill('card-displayed'),
    ]);
    expect([table.state.visit, table.decider(), table.position.agenda]).toEqual([2, 1, [{ kind: 'take-turn', seat: 1 }]]);
  });

  test('TAJ-VISIT-11 after visit 12 none of this happens: the game is scored', () => {
    const { table, types, view } = endVisit({ visit: 12 });
    expect(types).not.toContain('start-player-passed');
    expect(types).not.toContain('card-displayed');
    expect([table.decider(), view.isOver, view.display]).toEqual([undefined, true, []]);
  });
});

describe('the exchange of tokens', () => {
  test('TAJ-SPECIAL-01 each type of token has its own special card', () => {
    const { game } = scenario();
    const specials = game.cards.slice(game.firstSpecial);
    expect(specials.map(({ text }) => text)).toEqual(['free-colour', 'extra-elephant', 'extra-mogul', 'points-2']);
    expect(game.edition.specialCards.map(({ token }) => token).toSorted()).toEqual(TOKENS.toSorted());
  });

  test('TAJ-SPECIAL-02 a pair is exchanged at the end of the visit and only then', () => {
    const table = scenario({
      turn: 2,
      out: [0, 1],
      played: ['', '', 'N-ME', 'L-VE'],
      court: 'M',
      tokens: ['', '', 'M'],
      display: 'Y-EE N-EE L-EE',
    });
    table.act('withdraw');
    expect(table.view().seats[2]?.tokens).toEqual([0, 0, 2, 0]);
    table.finishTurn();
    expect(table.view().specialCards[2]?.holder, 'still on the table').toBe(NONE);
    table.act('withdraw');
    table.finishTurn();
    expect(table.view().seats[2]?.tokens).toEqual([0, 0, 0, 0]);
    expect(table.hand(2)).toContain('extra-mogul');
    expect(table.view().supply).toEqual([5, 5, 5, 5]);
  });

  test('TAJ-SPECIAL-03 the card comes from the table or from the player who has it', () => {
    const { facts, table } = endVisit({ hands: ['extra-mogul'], tokens: ['', 'MM'] });
    expect(facts).toContainEqual({ type: 'tokens-exchanged', seat: 1, token: 2, from: 0 });
    expect([table.hand(0), table.hand(1)]).toEqual([[], ['extra-mogul']]);
    expect(table.view().seats[1]?.tokens).toEqual([0, 0, 0, 0]);
    expect(endVisit({ tokens: ['', 'MM'] }).facts).toContainEqual({ type: 'tokens-exchanged', seat: 1, token: 2, from: NONE });
  });

  test('TAJ-SPECIAL-04 a player who already has the card returns the pair and keeps it', () => {
    const { table } = endVisit({ hands: ['extra-mogul'], tokens: ['MM'] });
    expect([table.hand(0), table.view().seats[0]?.tokens]).toEqual([['extra-mogul'], [0, 0, 0, 0]]);
  });

  test('TAJ-SPECIAL-05 single tokens are kept, each type separately', () => {
    const { view, types } = endVisit({ tokens: ['VG', 'M'] });
    expect(types).not.toContain('tokens-exchanged');
    expect(view.seats.map(({ tokens }) => tokens)).toEqual([
      [1, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('TAJ-SPECIAL-06 one player may complete several pairs at the same time', () => {
    const table = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-VG'], court: 'VG', tokens: ['', '', '', 'VG'] });
    table.act('withdraw');
    table.finishTurn();
    expect(table.hand(3).slice(-2)).toEqual(['free-colour', 'extra-elephant']);
    expect(table.view().seats[3]?.tokens).toEqual([0, 0, 0, 0]);
  });

  test('TAJ-SPECIAL-06 two players never claim the same card', () => {
    let exchanges = 0;
    for (let seed = 0; seed < 60; seed++) {
      randomGame({ players: 3 + (seed % 3) }, seed, (_position, facts) => {
        const claims = facts.flatMap((fact) => (fact.type === 'tokens-exchanged' ? [fact.token] : []));
        exchanges += claims.length;
        expect(new Set(claims).size).toBe(claims.length);
      });
    }
    expect(exchanges).toBeGreaterThan(100);
  });

  test('TAJ-SPECIAL-16 a card in use is not taken away before the end of the visit', () => {
    const table = scenario({
      turn: 2,
      out: [0, 1],
      played: ['', '', 'N-ME', 'L-VE extra-mogul'],
      court: 'M',
      tokens: ['', '', 'M'],
    });
    table.act('withdraw');
    table.finishTurn();
    expect(table.view().seats[2]?.tokens).toEqual([0, 0, 2, 0]);
    expect(table.view().seats[3]?.totals).toEqual([1, 0, 0, 0, 1, 1]);
    expect(table.view().specialCards[2]).toEqual({ holder: 3, inPlay: true });
    table.act('withdraw');
    table.finishTurn();
    expect(table.view().specialCards[2]).toEqual({ holder: 2, inPlay: false });
  });

  test('TAJ-SPECIAL-17 special cards are never drawn, displayed or taken, and only change hands by exchange', () => {
    for (let seed = 0; seed < 20; seed++) {
      let holders = TOKENS.map(() => NONE);
      randomGame({ players: 3 + (seed % 3) }, seed, ({ state }, facts, { game }) => {
        const drawn = facts.flatMap(cardsGained);
        expect(drawn.filter((card) => card >= game.firstSpecial)).toEqual([]);
        const exchanged = facts.flatMap((fact) => (fact.type === 'tokens-exchanged' ? [fact.token] : []));
        const moved = [...TOKENS.keys()].filter((token) => state.specialHolders[token] !== holders[token]);
        expect(moved.filter((token) => !exchanged.includes(token))).toEqual([]);
        holders = state.specialHolders.slice();
      });
    }
  });
});

function cardsGained(fact: TajMahalFact): readonly number[] {
  if (fact.type === 'card-drawn' || fact.type === 'card-displayed') return [fact.card];
  return fact.type === 'cards-taken' ? fact.cards : [];
}
