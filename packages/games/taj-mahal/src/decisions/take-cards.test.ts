import { describe, expect, test } from 'vitest';
import { type Scene, scenario } from '../testing/scenario.ts';

/** Seat 0 has played and wins nothing. */
const LOSER: Scene = {
  hands: ['', 'Y-VE Y-GE'],
  played: ['R-VE', 'Y-VE', 'N-VE', 'L-VE'],
  display: 'R-VG Y-EE N-EE L-EE W-E W-E W-K',
};

describe('after the scoring', () => {
  test('TAJ-DRAW-01 the colour and white cards played are discarded', () => {
    const table = scenario({ ...LOSER, played: ['R-VE R-VE W-V', 'Y-VE', 'N-VE', 'L-VE'], court: '' });
    table.act('withdraw');
    expect(table.view().discards.map((card) => table.game.cards[card]?.text)).toEqual(['R-VE', 'R-VE', 'W-V']);
    expect(table.view().seats[0]).toMatchObject({ played: [], totals: [0, 0, 0, 0, 0, 0] });
  });

  test('TAJ-DRAW-02 special cards played return to the hand', () => {
    const table = scenario({ ...LOSER, played: ['R-VE points-2', 'Y-VE', 'N-VE', 'L-VE'] });
    expect(table.hand(0)).toEqual([]);
    table.act('withdraw');
    expect(table.hand(0)).toEqual(['points-2']);
    expect(table.view().discards.map((card) => table.game.cards[card]?.text)).toEqual(['R-VE']);
  });

  test('TAJ-DRAW-03 two cards of the display are chosen together and must be taken', () => {
    const table = scenario(LOSER);
    table.act('withdraw');
    expect(table.legal()).toHaveLength(16);
    expect(table.legal().every((text) => /^take \S+ \S+$/.test(text))).toBe(true);
    expect(table.legal(), 'two equal cards are one choice').toContain('take W-E W-E');
    expect(new Set(table.legal()).size).toBe(16);
    table.act('take R-VG W-E');
    expect([table.hand(0), table.view().display.length]).toEqual([['R-VG', 'W-E'], 5]);
    expect(table.decider()).toBe(1);
  });

  test('TAJ-DRAW-04 a player who has not played draws from the pile first, then takes from the display', () => {
    const table = scenario({ hands: ['R-VE'] });
    const before = table.view();
    table.act('withdraw', 'draw L-EE');
    expect(table.hand(0), 'the pile card is known before the choice').toEqual(['R-VE', 'L-EE']);
    expect(table.position.agenda.at(-1)?.kind).toBe('take-cards');
    table.finishTurn();
    const after = table.view();
    expect(before.pileSize - after.pileSize).toBe(1);
    expect(before.display.length - after.display.length).toBe(2);
    expect(table.hand(0)).toHaveLength(4);
  });

  test('TAJ-DRAW-05 TAJ-DRAW-06 the display is not refilled, and the last player takes the one card left', () => {
    const table = scenario({ played: ['R-VE', 'Y-VE', 'N-VE', 'L-VE'], hands: ['R-GE', 'Y-GE', 'N-GE', 'L-GE'], court: '' });
    expect(table.view().display).toHaveLength(7);
    table.act('withdraw');
    table.finishTurn();
    expect(table.view().display).toHaveLength(5);
    table.act('play Y-GE', 'play N-GE', 'play L-GE');
    expect(table.view().display).toHaveLength(5);
    for (const left of [3, 1]) {
      table.act('withdraw');
      table.finishTurn();
      expect(table.view().display).toHaveLength(left);
    }
    table.act('withdraw');
    expect(table.legal()).toHaveLength(1);
    table.act(table.legal()[0] ?? '');
    expect(table.state.display).toEqual([]);
  });

  test('TAJ-DRAW-07 the last player without a card played gets a pile card and the last display card', () => {
    const table = scenario({ turn: 3, out: [0, 1, 2], display: 'R-VG' });
    table.act('withdraw', 'draw L-EE', 'take R-VG');
    expect(table.hand(3)).toEqual(['R-VG', 'L-EE']);
  });

  test('TAJ-DRAW-08 with an empty pile, the discards are shuffled when a card is needed', () => {
    const discards = 'R-EE R-EE Y-EE Y-EE N-EE N-EE L-EE L-EE W-E W-E W-E W-E';
    const table = scenario({
      turn: 3,
      out: [0, 1, 2],
      played: ['', '', '', 'R-VG'],
      court: 'V',
      bonus: { Srinagar: 'cards-1' },
      discards,
      display: 'R-VE',
      rest: 0,
    });
    expect(table.view()).toMatchObject({ pileSize: 0 });
    table.act('withdraw');
    expect(table.view().discards).toHaveLength(12);
    expect(table.act('palace Srinagar').map(({ type }) => type)).toEqual([
      'palace-placed',
      'bonus-tile-taken',
      'discards-shuffled',
    ]);
    expect(table.legal(), 'the card still lying before the player is not shuffled in').toEqual([
      'draw R-EE',
      'draw Y-EE',
      'draw N-EE',
      'draw L-EE',
      'draw W-E',
    ]);
    table.act('draw N-EE');
    expect(table.view()).toMatchObject({ pileSize: 11 });
    expect(table.view().discards.map((card) => table.game.cards[card]?.text)).toEqual(['R-VG']);
  });

  test('TAJ-DRAW-08 the last card of the pile is drawn without a shuffle, and none follows before another is needed', () => {
    const table = scenario({ hands: ['R-VE'], pile: 'L-GK', rest: 'discards', display: 'R-VG Y-EE N-EE' });
    const facts = table.act('withdraw');
    expect(table.legal()).toEqual(['draw L-GK']);
    facts.push(...table.act('draw L-GK', 'take R-VG Y-EE'));
    expect(facts.map(({ type }) => type)).not.toContain('discards-shuffled');
    expect(table.view().pileSize).toBe(0);
  });

  test('TAJ-DRAW-09 with pile and discards empty, the draw is lost and the game continues', () => {
    const table = scenario({ hands: ['R-VE'], rest: 3, display: 'R-VG Y-EE N-EE' });
    expect(table.act('withdraw').map(({ type }) => type)).toEqual(['withdrew', 'draw-lost']);
    table.act('take R-VG Y-EE');
    expect([table.hand(0), table.decider()]).toEqual([['R-VE', 'R-VG', 'Y-EE'], 1]);
  });

  test('TAJ-DRAW-10 a player takes as many cards as are left, possibly none', () => {
    const table = scenario({
      players: 5,
      rest: 4,
      display: 'R-VG Y-EE N-EE L-EE',
      played: ['R-VE', 'Y-VE', 'N-VE', 'L-VE', 'L-VE'],
      court: '',
    });
    const taken = [0, 1, 2, 3].map((seat) => {
      const before = table.hand(seat).length;
      table.act('withdraw');
      table.finishTurn();
      return table.hand(seat).length - before;
    });
    expect(taken).toEqual([2, 2, 0, 0]);
    expect(table.decider()).toBe(4);
  });

  test('TAJ-DRAW-11 the cards taken can be used from the next visit', () => {
    const table = scenario({ ...LOSER, hands: ['', 'Y-GE', 'N-GE', 'L-GE'] });
    table.act('withdraw', 'take R-VG W-E', 'play Y-GE', 'play N-GE', 'play L-GE');
    expect(table.decider()).toBe(1);
    expect(table.explain(0, 'hand R-VG')).toEqual({ code: 'withdrawn', rule: 'TAJ-TURN-03' });
  });

  test('TAJ-GEN-09 there is no hand limit', () => {
    const table = scenario({
      ...LOSER,
      hands: ['R-VE R-VE R-GE R-GE R-GE R-ME R-ME R-ME R-PE R-PE R-PE R-KE R-KE R-EE R-EE W-V W-G W-M W-P Y-VE'],
    });
    expect(table.hand(0)).toHaveLength(20);
    table.act('withdraw', 'take R-VG W-E');
    expect(table.hand(0)).toHaveLength(22);
  });
});
