import { describe, expect, test } from 'vitest';
import { totals, visitColour } from '../testing/asking.ts';
import { scenario } from '../testing/scenario.ts';

describe('a special card', () => {
  test('TAJ-SPECIAL-07 is played like a white card: with a colour card, one in a turn, several in a visit', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['R-VE R-GE W-E points-2 extra-elephant'] });
    expect(table.legal().filter((text) => text.startsWith('play R-VE'))).toEqual([
      'play R-VE',
      'play R-VE +W-E',
      'play R-VE +extra-elephant',
      'play R-VE +points-2',
    ]);
    table.act('play R-VE +points-2', 'play R-GE +extra-elephant');
    expect(table.view().seats[0]?.played).toHaveLength(4);
  });

  test('TAJ-SPECIAL-08 returns to the hand at the withdrawal and is used once in a visit', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['R-VE R-GE R-ME points-2'], court: '' });
    table.act('play R-VE +points-2');
    expect(table.legal()).toEqual(['play R-GE', 'play R-ME', 'withdraw']);
    expect(table.explain(0, 'special points-2')).toEqual({ code: 'special-in-play', rule: 'TAJ-SPECIAL-08' });
    table.act('withdraw');
    expect(table.hand(0)).toEqual(['R-GE', 'R-ME', 'points-2']);
    table.finishTurn();
    for (const seat of [1, 2]) {
      expect(table.decider()).toBe(seat);
      table.act('withdraw');
      table.finishTurn();
    }
    expect([table.state.visit, table.decider()]).toEqual([2, 0]);
    expect(table.legal()).toContain('play R-GE +points-2');
  });

  test('TAJ-SPECIAL-08 always returns to the hand and never goes to the discards', () => {
    for (const special of ['free-colour', 'extra-elephant', 'extra-mogul', 'points-2']) {
      const table = scenario({ players: 3, out: [1, 2], hands: [`R-VE ${special}`], court: '' });
      table.act(`play R-VE +${special}`, 'withdraw');
      expect([table.hand(0), table.view().discards]).toEqual([[special], [0]]);
    }
  });

  test('TAJ-SPECIAL-09 has no effect in the hand', () => {
    const table = scenario({ hands: ['extra-elephant points-2'], played: ['R-VE', 'Y-GE', 'N-GE', 'L-VM'], scores: [7] });
    expect(table.view().seats[0]).toMatchObject({ totals: [1, 0, 0, 0, 0, 1], wouldWin: [], score: 7 });
  });

  test('TAJ-SPECIAL-10 "+1 elephant" counts as an elephant', () => {
    const table = scenario({ hands: ['R-VG extra-elephant'] });
    table.act('play R-VG +extra-elephant');
    expect(totals(table, 0)).toEqual({ vizier: 1, general: 1, elephant: 1 });
  });

  test('TAJ-SPECIAL-11 "+1 grand mogul" counts as a grand mogul and wins the crown', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['R-VG extra-mogul'], court: 'K' });
    table.act('play R-VG +extra-mogul');
    expect(totals(table, 0)).toEqual({ vizier: 1, general: 1, mogul: 1 });
    expect(table.act('withdraw').map(({ type }) => type)).toEqual(['withdrew', 'crown-won']);
  });

  test('TAJ-SPECIAL-12 "+2 points" scores immediately and for good, without a symbol', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['R-VG points-2'], court: '', scores: [7] });
    const facts = table.act('play R-VG +points-2');
    expect(facts.at(-1)).toEqual({ type: 'points-gained', seat: 0, points: 2, reason: 'special-card' });
    expect([table.score(0), totals(table, 0)]).toEqual([9, { vizier: 1, general: 1 }]);
    table.act('withdraw');
    expect(table.score(0)).toBe(9);
  });

  test('TAJ-SPECIAL-13 "free colour" frees the one card played with it', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['Y-VE Y-GE R-GE free-colour'], played: ['R-VE'] });
    expect(table.legal()).toEqual([
      'play R-GE',
      'play R-GE +free-colour',
      'play Y-VE +free-colour',
      'play Y-GE +free-colour',
      'withdraw',
    ]);
    table.act('play Y-VE +free-colour');
    expect(visitColour(table, 0)).toBe('red');
    expect(table.legal()).toEqual(['play R-GE', 'withdraw']);
  });

  test('TAJ-SPECIAL-14 "free colour" with the first card leaves the visit colour to the second', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['R-VE R-GE Y-VE N-VE N-GE L-VE free-colour'] });
    table.act('play R-VE +free-colour');
    expect(visitColour(table, 0)).toBeUndefined();
    expect(table.legal()).toEqual(['play R-GE', 'play Y-VE', 'play N-VE', 'play N-GE', 'play L-VE', 'withdraw']);
    table.act('play N-VE');
    expect(table.legal()).toEqual(['play N-GE', 'withdraw']);
  });

  test('TAJ-SPECIAL-15 "free colour" may go with the visit colour and then changes nothing', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['R-GE R-ME free-colour'], played: ['R-VE'] });
    table.act('play R-GE +free-colour');
    expect([visitColour(table, 0), table.legal()]).toEqual(['red', ['play R-ME', 'withdraw']]);
  });
});
