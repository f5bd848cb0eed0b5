import { describe, expect, test } from 'vitest';
import { type SeatSetUp, scenario } from '../testing/scenario.ts';

/** The payments for one card in words. */
function paymentsFor(card: string, seats: readonly SeatSetUp[]): readonly string[] | 'refused' {
  const table = scenario({ grid: [card], fill: 1, seats });
  if (!table.choices().includes(`take ${card}`)) return 'refused';
  return table.play(`take ${card}`).payments();
}

describe('paying', () => {
  test('CNK-PAY-01 paid dice go to the discards, used karma and jokers to the supply', () => {
    const table = scenario({ grid: ['ship-02'], seats: [{ hand: ['orange 2', 'green 4'] }] });
    table.play('take ship-02').pay('orange 2');
    expect(table.factsOf('paid')).toMatchObject([{ numbers: [2], jokers: 0, karma: 0 }]);
    expect(table.view(1).discards).toMatchObject([{ number: 2 }]);
    expect(table.seat(0).hand.slice(0, 1)).toEqual(['green 4']);
    expect(paymentsFor('ship-02', [{ hand: ['orange 1'], karma: 1, administrators: 1 }])).toEqual([
      'orange 1 + 1 karma',
      'joker',
    ]);
  });

  test('CNK-PAY-02 a building is paid with dice of its colour that sum to at least its cost', () => {
    const cost9 = 'building-blue-14';
    expect(paymentsFor(cost9, [{ hand: ['blue 5', 'blue 4'] }])).toEqual(['blue 5 + blue 4']);
    expect(paymentsFor(cost9, [{ hand: ['blue 6', 'green 4'] }])).toBe('refused');
    expect(paymentsFor(cost9, [{ hand: ['blue 5', 'blue 3'] }])).toBe('refused');
    expect(paymentsFor(cost9, [{ hand: ['blue 3', 'blue 3', 'blue 3', 'blue 6'] }])).toEqual([
      'blue 6 + blue 3',
      'blue 3 + blue 3 + blue 3',
    ]);
  });

  test('CNK-PAY-03 overpaying is allowed and the surplus is lost', () => {
    const table = scenario({ grid: ['building-blue-08'], seats: [{ hand: ['blue 6', 'blue 5'], coins: 0 }] });
    table.play('take building-blue-08').pay('blue 6 + blue 5');
    expect(table.seat(0)).toMatchObject({ hand: [], coins: 0, buildings: ['building-blue-08'] });
  });

  test('CNK-PAY-03 even an unneeded die may be paid, each combination in one way only', () => {
    const table = scenario({
      grid: ['building-blue-04'],
      seats: [{ hand: ['blue 6', 'blue 5', 'blue 2', 'blue 2', 'green 1'] }],
    });
    table.play('take building-blue-04');
    expect(table.payments()).toEqual(['blue 6', 'blue 5 + blue 2']);
    expect(table.choices()).toContain('overpay');
    table.play('overpay').pay('blue 6');
    expect(table.choices()).toHaveLength(2);
    expect(table.choices()).not.toContain('enough');
    table.play(table.choices()[1] ?? '');
    expect(table.choices()).toHaveLength(2);
    table.play('enough');
    expect(table.seat(0).hand).toEqual(['blue 5', 'blue 2', 'green 1']);
    expect(table.seat(0).buildings).toEqual(['building-blue-04']);
  });

  test('CNK-PAY-03 all sufficient sets of dice can be paid, none twice', () => {
    const hand = ['blue 6', 'blue 5', 'blue 4', 'blue 2'];
    const seen = allPayments('building-blue-04', { hand });
    const sufficient = subsets(hand).filter((dice) => dice.reduce((sum, die) => sum + Number(die.slice(-1)), 0) >= 6);
    expect(seen.slice().sort()).toEqual(sufficient.map((dice) => dice.slice().sort().join()).sort());
  });

  test('CNK-PAY-03 a joker may be added to jokers but not to sufficient dice, and no die may follow it', () => {
    const grid = ['building-blue-04'];
    const table = scenario({ grid, seats: [{ hand: ['blue 2'], administrators: 2, karma: 1 }] }).play('take building-blue-04');
    expect(table.payments()).toEqual(['joker']);
    table.play('overpay').pay('joker');
    expect(table.choices()).toEqual([expect.stringMatching(/^extra building/), 'extra-joker']);
    table.play('extra-joker');
    expect(table.choices()).toEqual(['enough']);
    table.play('enough');
    expect(table.seat(0)).toMatchObject({ hand: ['blue 2'], administrators: 0, karma: 1, buildings: grid });
    expect(table.factsOf('paid')).toMatchObject([
      { dice: [], numbers: [], jokers: 1, karma: 0 },
      { dice: [], numbers: [], jokers: 1, karma: 0 },
    ]);
    const dice = scenario({ grid, seats: [{ hand: ['blue 6'], administrators: 1, karma: 1 }] }).play('take building-blue-04');
    expect(dice.play('overpay').payments()).toEqual(['joker']);
    const last = scenario({ grid, seats: [{ administrators: 1, karma: 2 }] }).play('take building-blue-04');
    expect(last.choices()).not.toContain('overpay');
  });

  test('CNK-KARMA-06 extra karma raises the dice paid, as far as they can be raised', () => {
    const table = scenario({ grid: ['building-blue-04'], seats: [{ hand: ['blue 5', 'green 1'], karma: 2 }] });
    table.play('take building-blue-04');
    expect(table.payments()).toEqual(['blue 5 + 1 karma']);
    expect(table.choices()).not.toContain('overpay');
    const low = scenario({ grid: ['building-blue-04'], seats: [{ hand: ['blue 4', 'blue 3'], karma: 2 }] });
    low.play('take building-blue-04', 'overpay').pay('blue 4 + blue 3').play('extra-karma');
    expect(low.choices()).toEqual(['extra-karma', 'enough']);
    low.play('extra-karma');
    expect(low.choices()).toEqual(['enough']);
    expect(low.factsOf('paid').map(({ jokers, karma }) => [jokers, karma])).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
    ]);
  });

  test('CNK-KARMA-06 an extra die can be raised too, as far as its number allows', () => {
    const grid = ['building-blue-04'];
    const low = scenario({ grid, seats: [{ hand: ['blue 6', 'blue 2'], karma: 1 }] }).play('take building-blue-04');
    low.play('overpay').pay('blue 6');
    expect(low.play(low.choices()[0] ?? '').choices()).toEqual(['extra-karma', 'enough']);
    const high = scenario({ grid, seats: [{ hand: ['blue 6', 'blue 6'], karma: 1 }] }).play('take building-blue-04');
    high.play('overpay').pay('blue 6');
    expect(high.play(high.choices()[0] ?? '').choices()).toEqual(['enough']);
  });

  test('CNK-PAY-03 CNK-KARMA-06 nothing can be added without usable karma, dice or jokers', () => {
    const grid = ['building-blue-04'];
    const spent = scenario({ grid, seats: [{ hand: ['blue 3', 'blue 2'], karma: 1 }] }).play('take building-blue-04');
    expect(spent.choices()).not.toContain('overpay');
    const raised = scenario({ grid, seats: [{ hand: ['blue 5', 'blue 3'], karma: 2 }] }).play('take building-blue-04');
    expect(raised.payments()).toEqual(['blue 5 + 1 karma', 'blue 5 + blue 3']);
    expect(raised.play('overpay').payments()).toEqual(['blue 5 + blue 3']);
  });

  test('CNK-KARMA-03 karma raises any of the dice that pay, not only the last one', () => {
    expect(paymentsFor('building-blue-16', [{ hand: ['blue 4', 'blue 6'], karma: 1 }])).toEqual(['blue 6 + blue 4 + 1 karma']);
  });

  test('CNK-PAY-04 a ship or palace action takes exactly one die of its number', () => {
    expect(paymentsFor('ship-03', [{ hand: ['green 3', 'blue 3', 'blue 4'] }])).toEqual(['green 3', 'blue 3']);
    expect(paymentsFor('ship-03', [{ hand: ['blue 1', 'blue 2'] }])).toBe('refused');
    expect(paymentsFor('ship-03', [{ hand: ['blue 4'] }])).toBe('refused');
    expect(paymentsFor('palace-5-blue', [{ hand: ['blue 6'] }])).toBe('refused');
    expect(paymentsFor('palace-5-blue', [{ hand: ['orange 5'] }])).toEqual(['orange 5']);
  });

  test('CNK-PAY-05 goods cards and dice cards cost nothing', () => {
    const table = scenario({ grid: ['goods-03'] });
    table.play('take goods-03');
    expect(table.factsOf('paid')).toEqual([]);
    expect(table.seat(0).goods).toEqual(['goods-03']);
    expect(table.state.resolving).toEqual([]);
    const die = scenario({ grid: ['goods-03'] }).play('die goods-03');
    expect(die.factsOf('paid')).toEqual([]);
  });

  test('CNK-PAY-06 a free card is never paid for', () => {
    const table = scenario({ grid: ['goods-01', 'ship-07'], seats: [{ coins: 5 }] });
    table.play('take goods-01', 'bonus fame1orShip1', 'choose 1-ship', 'take ship-07');
    expect(table.factsOf('paid')).toEqual([]);
    expect(table.seat(0)).toMatchObject({ ships: ['ship-07'], hand: [], coins: 3 });
  });
});

function subsets(dice: readonly string[]): string[][] {
  return Array.from({ length: 2 ** dice.length }, (_, bits) => dice.filter((_die, index) => bits & (1 << index)));
}

/** Follows every way to pay and lists each payment. */
function allPayments(card: string, seat: { hand: readonly string[] }): string[] {
  const found: string[] = [];
  const follow = (path: readonly string[]): void => {
    const table = scenario({ grid: [card], seats: [seat] }).play(`take ${card}`);
    for (const text of path) table.playOnly(text);
    if (table.pending() !== 'pay-building' && table.pending() !== 'overpay') {
      const left = table.seat(0).hand;
      found.push(
        seat.hand
          .filter((die) => !left.includes(die))
          .sort()
          .join(),
      );
      return;
    }
    for (const text of table.choices()) follow([...path, text]);
  };
  follow([]);
  return found;
}
