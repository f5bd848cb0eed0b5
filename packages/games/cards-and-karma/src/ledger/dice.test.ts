import { advance, ask, begin, factsFor, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { cardsAndKarma } from '../definition.ts';
import { scenario } from '../testing/scenario.ts';

const EIGHT = ['blue 1', 'blue 2', 'green 3', 'green 4', 'orange 5', 'orange 6', 'purple 1', 'purple 2'];

describe('dice cards', () => {
  test('CNK-DICE-01 any card of the grid can be taken as a die, free of charge and without its action', () => {
    const table = scenario({ grid: ['ship-07', 'palace-2-blue', 'goods-01', 'building-blue-01'], fill: 4 });
    expect(table.choices().filter((text) => text.startsWith('die '))).toHaveLength(4);
    table.play('die ship-07', 'number 4');
    expect(table.seat(0)).toMatchObject({ hand: ['purple 4'], ships: [], coins: 0 });
  });

  test('CNK-DICE-02 the number is unknown before and then known to the owner alone', () => {
    const table = scenario({ grid: ['goods-01'] });
    table.playOnly('die goods-01');
    for (const viewer of [0, 1, 'spectator'] as const) expect(table.view(viewer).seats[0]?.hand[0]?.number).toBe(0);
    expect(ask(table.rules, table.position)).toMatchObject({ decider: 'chance', weights: [6, 6, 6, 6, 6, 6] });
    table.play('number 5');
    expect(table.view(0).seats[0]?.hand[0]?.number).toBe(5);
    expect(table.view(1).seats[0]?.hand[0]?.number).toBe(0);
    const seen = (viewer: number | 'spectator') =>
      factsFor(table.rules, table.facts, viewer).flatMap((fact) => (fact.type === 'number-seen' ? [fact.number] : []));
    expect([seen(0), seen(1), seen('spectator')]).toEqual([[5], [0], [0]]);
  });

  test('CNK-DICE-03 a card in hand is only a die', () => {
    const table = scenario({ grid: ['building-blue-01'], fill: 1, seats: [{ hand: ['blue 2 goods-11'] }] });
    expect(table.choices()).toEqual(['die building-blue-01']);
  });

  test('CNK-DICE-04 the hand never holds more than eight dice; karma and administrators do not count', () => {
    const table = scenario({ seats: [{ hand: EIGHT, administrators: 2, karma: 2 }] });
    expect(table.seat(0)).toMatchObject({ administrators: 2, karma: 2 });
    expect(table.seat(0).hand).toHaveLength(8);
    const rules = mustRules(cardsAndKarma, { players: 3 });
    const random = seededRandom('hand limit');
    for (let game = 0; game < 5; game++) {
      const { position } = begin(rules);
      while (position.agenda.length > 0) {
        advance(rules, position, randomChoice(rules, position, random));
        for (const hand of position.state.hands) expect(hand.length).toBeLessThanOrEqual(8);
      }
    }
  });

  test('CNK-DICE-05 cards that would not fit are discarded first, and never the new ones', () => {
    const two = scenario({ grid: ['ship-04', 'goods-01', 'goods-03'], seats: [{ hand: [...EIGHT] }] });
    two.play('take ship-04').pay('blue 1');
    expect(two.pending()).toBe('discard-die');
    expect(two.choices()).toHaveLength(7);
    const [discard = ''] = two.choices();
    two.play(discard);
    expect(two.pending()).toBe('take-die');
    two.play('die goods-01');
    expect(two.pending()).toBe('take-die');
    two.play('die goods-03');
    expect(two.seat(0).hand).toHaveLength(8);
    expect(two.factsOf('die-discarded')).toMatchObject([{ number: 2 }]);

    const one = scenario({ grid: ['goods-01'], seats: [{ hand: EIGHT }] });
    one.play('die goods-01');
    expect(one.choices()).toHaveLength(8);
    one.play(one.choices()[3] ?? '', 'number 6');
    expect(one.seat(0).hand).toEqual(['blue 1', 'blue 2', 'green 3', 'orange 5', 'orange 6', 'purple 1', 'purple 2', 'blue 6']);
  });

  test('CNK-DICE-06 dice spent leave the hand before anything is gained', () => {
    const table = scenario({ grid: ['palace-2-blue', 'goods-01', 'goods-03'], seats: [{ hand: EIGHT }] });
    table.play('take palace-2-blue').pay('blue 2');
    expect(table.seat(0).hand).toHaveLength(7);
    expect([table.pending(), table.choices().length]).toEqual(['discard-die', 7]);
    table
      .play(table.choices()[0] ?? '')
      .play('die goods-01')
      .play('die goods-03');
    expect(table.seat(0).hand).toHaveLength(8);
    expect(table.factsOf('die-discarded')).toHaveLength(1);
  });

  test('CNK-DICE-07 two dice are chosen one after the other, and the first is seen before the second', () => {
    const table = scenario({ grid: ['ship-04', 'goods-01'], fill: 2, seats: [{ hand: ['blue 1'] }] });
    table.play('take ship-04').pay('blue 1').play('die goods-01', 'number 3');
    expect(table.view(0).seats[0]?.hand.map(({ number }) => number)).toEqual([3]);
    expect(table.grid()).toHaveLength(4);
    expect(table.pending()).toBe('take-die');
    table.play(table.choices()[0] ?? '');
    expect([table.seat(0).hand.length, table.grid().length]).toEqual([2, 3]);
  });
});
