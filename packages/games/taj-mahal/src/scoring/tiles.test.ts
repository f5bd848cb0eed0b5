import { describe, expect, test } from 'vitest';
import { withTileGoods } from '../testing/editions.ts';
import { type Scene, scenario } from '../testing/scenario.ts';
import { NONE } from '../words.ts';

/** The last player in, about to place the palaces their cards win in Kashmir. */
function winner(played: string, scene: Scene = {}) {
  const table = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', played], ...scene });
  table.act('withdraw');
  return table;
}

function gains(table: ReturnType<typeof scenario>, ...texts: string[]): string[] {
  return table.act(...texts).flatMap((fact) => (fact.type === 'points-gained' ? [`${fact.reason} ${fact.points}`] : []));
}

describe('bonus tiles', () => {
  test('TAJ-SCORE-02 the tile worth 4 gives 4 points and leaves the game', () => {
    const table = winner('R-VG', { visit: 12, court: 'V', scores: [0, 0, 0, 10], bonus: { Alwar: '' } });
    expect(gains(table, 'palace Agra')).toContain('bonus-tile 4');
    expect(table.view().seats[3]).toMatchObject({ points: { 'bonus-tile': 14 }, goodsTiles: [0, 0, 0, 0] });
    expect(table.state.bonusTiles).not.toContain(table.game.bonusTiles.length - 1);
  });

  test('TAJ-SCORE-03 a tile worth 2 gives 2 points and leaves the game', () => {
    const table = winner('R-VG', { court: 'V', scores: [0, 0, 0, 10] });
    expect(gains(table, 'palace Srinagar')).toContain('bonus-tile 2');
    expect(table.view().seats[3]).toMatchObject({ points: { 'bonus-tile': 12 }, goodsTiles: [0, 0, 0, 0] });
    expect(table.state.bonusTiles.filter((tile) => tile === 0)).toHaveLength(4);
  });

  test('TAJ-SCORE-04 a card tile gives a card of the pile, seen by its owner only', () => {
    const table = winner('R-VG', {
      court: 'V',
      bonus: { Srinagar: 'cards-1' },
      pile: 'L-EE L-VM L-GM L-GK L-PK',
      rest: 'discards',
    });
    expect(table.view().pileSize).toBe(5);
    const facts = table.act('palace Srinagar', 'draw L-GK');
    const drawn = facts.filter(({ type }) => type === 'card-drawn');
    expect(drawn).toHaveLength(1);
    expect([table.hand(3), table.view().pileSize, table.score(3)]).toEqual([['L-GK'], 4, 1]);
    expect(table.view().cities.every(({ bonusTile }) => table.game.bonusTiles[bonusTile]?.text !== 'cards-1')).toBe(false);
    expect(table.view().cities[1]).toMatchObject({ bonusTile: NONE, palace: 3 });
    const { definition, game } = table.rules;
    expect(drawn.map((fact) => definition.factFor(game, fact, 1))).toEqual([{ type: 'card-drawn', seat: 3, card: -1 }]);
    expect(drawn.map((fact) => definition.factFor(game, fact, 3))).toEqual(drawn);
  });

  test('TAJ-SCORE-04 with no card left the tile is still used up', () => {
    const table = winner('R-VG', { court: 'V', bonus: { Srinagar: 'cards-1' }, rest: 0, display: 'Y-EE' });
    const facts = table.act('palace Srinagar');
    expect(facts.map(({ type }) => type)).toContain('draw-lost');
    expect(table.view().cities[1]).toMatchObject({ bonusTile: NONE, palace: 3 });
    expect(table.hand(3)).toEqual([]);
  });

  test('TAJ-SCORE-05 a goods tile counts itself and every equal good owned, and is kept', () => {
    const table = winner('R-VG', {
      visit: 6,
      province: 'kashmir',
      court: 'V',
      bonus: { Srinagar: 'tea' },
      goods: ['', '', '', 'tea'],
      tiles: { 2: 3 },
    });
    expect(table.view().seats[3]?.goods, 'tile 2 shows gems and tea').toEqual([0, 2, 0, 1]);
    expect(gains(table, 'palace Srinagar')).toContain('bonus-tile 3');
    expect(table.view().seats[3]?.goods).toEqual([0, 3, 0, 1]);
  });

  test('TAJ-SCORE-05 province tiles with other goods count nothing', () => {
    const tea = { visit: 6, province: 'kashmir', court: 'V', bonus: { Srinagar: 'tea' } };
    const table = winner('R-VG', { ...tea, tiles: { 1: 3, 2: 3 } });
    expect(table.game.tileGoods.slice(0, 2), 'tile 1 shows rice, tile 2 gems and tea').toEqual([[0], [3, 1]]);
    expect(gains(table, 'palace Srinagar')).toContain('bonus-tile 2');
  });

  test('TAJ-SCORE-05 a tile that shows the good twice is one tile', () => {
    const edition = withTileGoods({ 2: ['tea', 'tea'] });
    const tea = { visit: 6, province: 'kashmir', court: 'V', bonus: { Srinagar: 'tea' } };
    const table = winner('R-VG', { edition, ...tea, tiles: { 2: 3 } });
    expect(gains(table, 'palace Srinagar')).toContain('bonus-tile 2');
    const both = winner('R-VG', { edition, ...tea, tiles: { 2: 3 }, goods: ['', '', '', 'tea rice'] });
    expect(gains(both, 'palace Srinagar')).toContain('bonus-tile 3');
    expect(both.view().seats[3]?.goods, 'pictures').toEqual([1, 4, 0, 0]);
  });

  test('TAJ-SCORE-06 TAJ-EX-02 tiles are scored one after another: 3 points, then 4', () => {
    const table = winner('N-VP', { court: 'VP', bonus: { Srinagar: 'tea', Poonch: 'tea' }, goods: ['', '', '', 'tea tea'] });
    expect(gains(table, 'palace Srinagar')).toEqual(['bonus-tile 3']);
    expect(gains(table, 'palace Poonch')[0]).toBe('bonus-tile 4');
    expect(table.view().seats[3]?.points['bonus-tile']).toBe(7);
  });
});

describe('province tiles', () => {
  test('TAJ-SCORE-01 bonus tiles are scored before the province tile and count for it', () => {
    const tea = { visit: 9, province: 'kashmir', court: 'VE', bonus: { Srinagar: 'tea' } };
    const table = winner('R-VE', tea);
    expect(table.game.tileGoods[8], 'tile 9 shows spices and tea').toEqual([2, 1]);
    expect(gains(table, 'palace Srinagar')).toEqual(['bonus-tile 1', 'province-tile 3', 'palaces 1']);
  });

  test('TAJ-SCORE-07 a point for each good on the tile: one on tile 1, two on all others', () => {
    const first = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-EE'], court: 'E' });
    expect(gains(first, 'withdraw')).toEqual(['province-tile 1']);
    const fifth = scenario({ visit: 5, turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-EE'], court: 'E' });
    expect(gains(fifth, 'withdraw')).toEqual(['province-tile 2']);
    expect(first.game.tileGoods.map(({ length }) => length)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
  });

  test('TAJ-SCORE-08 and a point for each equal good won before', () => {
    const table = scenario({
      visit: 4,
      turn: 3,
      out: [0, 1, 2],
      played: ['', '', '', 'R-EE'],
      court: 'E',
      goods: ['', '', '', 'tea tea rice'],
    });
    expect(table.game.tileGoods[3], 'tile 4 shows rice and tea').toEqual([0, 1]);
    expect(gains(table, 'withdraw')).toEqual(['province-tile 5']);
  });

  test('TAJ-SCORE-08 each good won before counts once, even for a tile that shows it twice', () => {
    const edition = withTileGoods({ 2: ['tea', 'tea'], 4: ['tea', 'tea'] });
    const last = { edition, visit: 4, turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-EE'], court: 'E' };
    expect(gains(scenario({ ...last, goods: ['', '', '', 'tea'] }), 'withdraw')).toEqual(['province-tile 3']);
    expect(gains(scenario({ ...last, tiles: { 2: 3 } }), 'withdraw')).toEqual(['province-tile 4']);
    expect(gains(scenario({ ...last, goods: ['', '', '', 'rice'] }), 'withdraw')).toEqual(['province-tile 2']);
  });

  test('TAJ-SCORE-09 goods score only when a matching tile is won', () => {
    const owned = { goods: ['', '', '', 'tea gems spices'], tiles: { 1: 3, 2: 3 } };
    const table = winner('R-VG', { visit: 6, province: 'kashmir', court: 'V', ...owned });
    expect(gains(table, 'palace Jammu')).toEqual(['palaces 1']);
    expect(table.view().seats[3]).toMatchObject({ goodsTiles: [0, 1, 1, 1], provinceTiles: [0, 1], goods: [1, 2, 1, 2] });
  });

  test('TAJ-EX-03 two tea tiles and a province tile with tea in one withdrawal: 7 + 8 points', () => {
    const table = winner('N-VP N-EE', {
      visit: 9,
      province: 'kashmir',
      court: 'VPE',
      bonus: { Srinagar: 'tea', Poonch: 'tea' },
      goods: ['', '', '', 'tea tea spices spices'],
    });
    const points = gains(table, 'palace Srinagar', 'palace Poonch');
    expect(points.slice(0, 3)).toEqual(['bonus-tile 3', 'bonus-tile 4', 'province-tile 8']);
  });
});
