import { advance, ask, begin, mustRules, parseChoice, randomChoice, rulesFor, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { cardsAndKarma } from '../definition.ts';
import { type TestTable, tableAt } from '../testing/table.ts';

/** A game up to the first action. */
function dealt(players: number, seed = 'set-up', options = {}): TestTable {
  const rules = mustRules(cardsAndKarma, { players, options });
  const random = seededRandom(seed);
  const { position } = begin(rules);
  while (position.agenda.at(-1)?.kind !== 'act') advance(rules, position, randomChoice(rules, position, random));
  return tableAt(rules, position);
}

describe('set-up', () => {
  test('CNK-SETUP-01 each player has their own colour and the same set of six cards', () => {
    const table = dealt(3, 'colours', { colours: 'teal crimson charcoal' });
    expect(table.view(0).seats.map(({ colour }) => colour)).toEqual(['teal', 'crimson', 'charcoal']);
    for (const { track } of table.view(0).seats) expect(track).toHaveLength(6);
    expect(table.rules.game.track.map((bonus) => table.rules.game.bonuses[bonus]?.id).sort()).toEqual(
      ['admin1', 'anotherTurn', 'coins2orPalace1', 'dice2', 'fame1orShip1', 'karma2'].sort(),
    );
    const refused = (colours: string) => rulesFor(cardsAndKarma, { players: 3, options: { colours } });
    for (const colours of ['teal teal crimson', 'teal crimson', 'teal crimson pink']) {
      expect(refused(colours)).toMatchObject({ ok: false, fault: [{ path: 'options.colours' }] });
    }
  });

  test('CNK-SETUP-02 no one knows where the bonuses are, not even the owner', () => {
    const table = dealt(2);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const tracks = table.view(viewer).seats.flatMap(({ track }) => track);
      expect(tracks.every(({ bonus, flipped, secret }) => bonus === -1 && !flipped && !secret)).toBe(true);
    }
    expect(table.state.tracks.every((bonus) => bonus === -1)).toBe(true);
  });

  test('CNK-SETUP-03 everyone starts without tokens and with empty rows', () => {
    const table = dealt(4);
    for (const seat of [0, 1, 2, 3]) {
      expect(table.seat(seat)).toMatchObject({ fame: 0, coins: 0, karma: 0, administrators: 0, left: 0, right: 0 });
      expect(table.seat(seat)).toMatchObject({ buildings: [], goods: [], ships: [] });
    }
    expect(table.view(0).supply).toEqual({ fame: 8, coins: 20, karma: 8, administrators: 12 });
  });

  test('CNK-SETUP-04 144 distinct cards are distributed over pile, grid and hands', () => {
    const { state } = dealt(3);
    const cards = [...state.grid, state.top, ...state.pile, ...state.hands.flat()];
    expect(cards).toHaveLength(144);
    expect(new Set(cards).size).toBe(144);
    const starts = new Set(['a', 'b', 'c'].map((seed) => dealt(3, seed).grid().join()));
    expect(starts.size).toBe(3);
  });

  test('CNK-SETUP-05 the grid has 12, 16 or 20 cards', () => {
    expect([2, 3, 4].map((players) => dealt(players).grid().length)).toEqual([12, 16, 20]);
  });

  test('CNK-SETUP-06 after the grid each player draws four cards, one each clockwise from the start player', () => {
    for (const [players, pile] of [
      [2, 124],
      [3, 116],
      [4, 108],
    ] as const) {
      const table = dealt(players);
      expect(table.state.hands.map((hand) => hand.length)).toEqual(Array(players).fill(4));
      expect(table.view(0).pile.size).toBe(pile);
    }
    const rules = mustRules(cardsAndKarma, { players: 3, options: { start: '2' } });
    const { position, facts } = begin(rules);
    const random = seededRandom('deal');
    while (position.agenda.at(-1)?.kind !== 'act') advance(rules, position, randomChoice(rules, position, random), facts);
    const drawn = facts.flatMap((fact) => (fact.type === 'die-drawn' ? [fact.seat] : []));
    expect(drawn).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
    const types = facts.map(({ type }) => type);
    expect(types.lastIndexOf('card-laid')).toBeLessThan(types.indexOf('die-drawn'));
  });

  test('CNK-SETUP-07 a random seat has the elephant, front side up, unless the host names one', () => {
    const rules = mustRules(cardsAndKarma, { players: 4 });
    const { position } = begin(rules);
    const question = ask(rules, position);
    expect(question).toMatchObject({ decider: 'chance', weights: [1, 1, 1, 1] });
    for (const seat of [0, 1, 2, 3]) expect(question && parseChoice(rules, question, `start seat-${seat + 1}`)).toBeDefined();
    const starts = new Set([...'abcdefghijklmnop'].map((seed) => dealt(4, seed).state.start));
    expect(starts.size).toBe(4);
    const named = dealt(3, 'named', { start: '3' });
    expect([named.state.start, named.decider(), named.view(0).elephant]).toEqual([2, 2, 'front']);
    expect(rulesFor(cardsAndKarma, { players: 2, options: { start: '3' } })).toMatchObject({
      ok: false,
      fault: [{ path: 'options.start' }],
    });
  });
});
