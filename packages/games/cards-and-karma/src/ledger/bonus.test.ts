import { describe, expect, test } from 'vitest';
import { houseWith } from '../testing/edition.ts';
import { type Scene, type SeatSetUp, scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

const EIGHT = ['blue 1', 'blue 2', 'green 3', 'green 4', 'orange 5', 'orange 6', 'purple 1', 'purple 2'];

/** The sixth coin flips a card with this bonus. */
function flip(bonus: string, seat: SeatSetUp = {}, more: Scene = {}): TestTable {
  const table = scenario({ ...more, grid: ['goods-01', ...(more.grid ?? [])], seats: [{ coins: 5, ...seat }] });
  return table.play('take goods-01', `bonus ${bonus}`);
}

describe('bonuses', () => {
  test('CNK-BONUS-01 each flipped card gives its bonus, each of the six once', () => {
    const table = scenario({ grid: ['goods-01'], seats: [{ coins: 5 }] }).playOnly('take goods-01');
    expect(table.choices()).toEqual([
      'bonus karma2',
      'bonus coins2orPalace1',
      'bonus fame1orShip1',
      'bonus admin1',
      'bonus dice2',
      'bonus anotherTurn',
    ]);
    const later = scenario({ grid: ['goods-01'], seats: [{ coins: 5, left: ['dice2', 'admin1'], right: ['karma2'] }] });
    later.playOnly('take goods-01');
    expect(later.choices()).toEqual(['bonus coins2orPalace1', 'bonus fame1orShip1', 'bonus anotherTurn']);
    expect(flip('admin1').factsOf('bonus-won')).toHaveLength(1);
  });

  test('CNK-BONUS-02 two karma', () => {
    expect(flip('karma2').seat(0)).toMatchObject({ karma: 2, administrators: 0 });
    expect(flip('karma2', { karma: 1 }).seat(0)).toMatchObject({ karma: 0, administrators: 1 });
  });

  test('CNK-BONUS-03 two coins or a palace action of the grid', () => {
    const table = flip('coins2orPalace1', { goods: ['goods-03'] }, { grid: ['palace-4-blue'] });
    expect(table.choices()).toEqual(['choose 2-coins', 'choose 1-palace-action']);
    table.play('choose 1-palace-action', 'take palace-4-blue');
    expect(table.seat(0)).toMatchObject({ coins: 2, hand: [] });
    expect(table.discards()).toContain('palace-4-blue');
    const without = flip('coins2orPalace1');
    expect([without.seat(0).coins, without.decider()]).toEqual([2, 1]);
  });

  test('CNK-BONUS-04 one fame or a ship of the grid with reward, row and set', () => {
    const grid = ['ship-26', 'ship-05'];
    const third = flip('fame1orShip1', { ships: ['ship-07', 'ship-19'] }, { grid });
    third.play('choose 1-ship', 'take ship-26');
    expect(third.seat(0)).toMatchObject({ coins: 3, ships: [], administrators: 1 });
    const lower = flip('fame1orShip1', { ships: ['ship-07', 'ship-19'] }, { grid });
    expect(lower.play('choose 1-ship', 'take ship-05').seat(0).ships).toEqual(['ship-05']);
    const fame = flip('fame1orShip1', {}, { grid }).play('choose 1-fame');
    expect(fame.seat(0)).toMatchObject({ fame: 1, ships: [] });
    expect(flip('fame1orShip1').seat(0).fame).toBe(1);
  });

  test('CNK-BONUS-04 without a ship in the grid only the other alternative is left, whatever their order in an edition', () => {
    const { bonuses, ...house } = houseWith();
    const edition = { ...house, bonuses: { ...bonuses, fame1orShip1: (bonuses.fame1orShip1 ?? []).toReversed() } };
    const table = scenario({ edition, grid: ['goods-01'], seats: [{ coins: 5 }] }).play('take goods-01', 'bonus fame1orShip1');
    expect(table.seat(0)).toMatchObject({ fame: 1, right: 1 });
    expect(table.happened()).not.toContain('lapsed');
  });

  test('CNK-BONUS-05 one administrator', () => {
    expect(flip('admin1').seat(0).administrators).toBe(1);
    expect(flip('admin1', { administrators: 2 }).seat(0)).toMatchObject({ administrators: 0, fame: 2 });
  });

  test('CNK-BONUS-06 two dice of the grid, with the hand limit', () => {
    const table = flip('dice2', { hand: EIGHT });
    expect(table.pending()).toBe('discard-die');
    for (let choice = 0; choice < 4; choice++) table.play(table.choices()[0] ?? '');
    expect(table.seat(0).hand).toHaveLength(8);
    expect(table.factsOf('die-discarded')).toHaveLength(2);
    expect(table.factsOf('die-taken')).toHaveLength(2);
  });

  test('CNK-BONUS-07 another turn after this one', () => {
    const table = flip('anotherTurn');
    expect([table.decider(), table.pending()]).toEqual([0, 'act']);
    const takeDie = (): TestTable => table.play(table.choices().find((text) => text.startsWith('die ')) ?? '');
    expect(takeDie().decider()).toBe(1);
  });

  test('CNK-BONUS-07 gained in an extra turn it adds another; gained between the stages it follows the next turn', () => {
    const extra = scenario({ grid: ['goods-01', 'goods-02'], seats: [{ coins: 5, bonusTurns: 1 }] });
    extra.play('take goods-02', 'bonus anotherTurn');
    expect(extra.state.bonusTurns[0]).toBe(1);
    expect(extra.factsOf('turn-began').map(({ reason }) => reason)).toEqual(['bonus']);
    const between = scenario({ start: 1, slot: 1, seats: [{}, { karma: 2, administrators: 2, fame: 1 }] });
    const seats: unknown[] = [];
    between.play('die building-blue-01', 'number 1', 'bonus anotherTurn');
    for (const card of ['02', '03', '04']) {
      seats.push(between.decider());
      between.play(`die building-blue-${card}`);
    }
    expect(seats).toEqual([1, 1, 0]);
  });

  test('CNK-BONUS-08 a bonus may lead to further flips until nothing is left', () => {
    const table = flip('admin1', { administrators: 2, fame: 1 });
    expect(table.seat(0)).toMatchObject({ administrators: 0, fame: 0, left: 1, right: 1 });
    expect(table.factsOf('bonus-won')).toHaveLength(2);
  });

  test('CNK-BONUS-09 the bonus of the sixth card is still carried out', () => {
    const left = ['karma2', 'admin1', 'dice2', 'anotherTurn', 'coins2orPalace1'];
    const table = scenario({ grid: ['goods-01'], seats: [{ coins: 5, left, fame: 2 }] });
    table.play('take goods-01');
    expect(table.seat(0)).toMatchObject({ left: 5, right: 1, fame: 3, coins: 0 });
    expect(table.rules.definition.standings(table.rules.game, table.state)[0]?.parts).toMatchObject({ leftovers: 6 });
  });
});
