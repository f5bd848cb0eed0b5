import { ask } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { secondEdition } from '../testing/second-edition.ts';
import type { TestTable } from '../testing/table.ts';

function weightsOf({ rules, position }: TestTable): readonly number[] | undefined {
  return ask(rules, position)?.weights;
}

describe('chance', () => {
  test('CNK-SETUP-02 hidden bonuses are drawn in proportion to the cards left', () => {
    const table = scenario({ edition: secondEdition(), grid: ['b0'], seats: [{ hand: ['ruby 2'], fame: 2, right: ['hands'] }] });
    table.playOnly('take b0');
    table.playOnly(table.choices()[0] ?? '');
    expect(table.choices()).toEqual(['bonus rich', 'bonus turns']);
    expect(weightsOf(table)).toEqual([2, 1]);
  });

  test('CNK-SETUP-04 every card of the pile is equally likely to be turned up', () => {
    const table = scenario({ grid: ['goods-01'], fill: 1, top: 'goods-02', pile: ['goods-03', 'goods-05', 'ship-07'] });
    table.playOnly('die goods-01');
    expect(table.choices()).toEqual(['turn-up goods-03', 'turn-up goods-05', 'turn-up ship-07']);
    expect(weightsOf(table)).toEqual([1, 1, 1]);
  });

  test('CNK-GEN-03 unseen dice are drawn in proportion to their numbers; a known die keeps its number', () => {
    const hand = ['purple 2', 'purple 2', 'purple 2', 'purple 6', 'purple 6'];
    const table = scenario({ grid: ['goods-04'], seats: [{ hand }] });
    expect(table.rules.game.edition.cards.find(({ id }) => id === 'goods-04')?.die).toBe('purple');
    table.playOnly('die goods-04');
    expect(table.choices()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `number ${number}`));
    expect(weightsOf(table)).toEqual([6, 3, 6, 6, 6, 4]);
    table.playOnly('number 6');
    expect(table.state.unseen.slice(18)).toEqual([6, 3, 6, 6, 6, 3]);
  });
});
