import { describe, expect, test } from 'vitest';
import { goods } from '../testing/edition.ts';
import { type Scene, type SeatSetUp, scenario } from '../testing/scenario.ts';
import type { TestTable } from '../testing/table.ts';

/** Buys a palace action with the one die of its number. */
function use(action: number, seat: SeatSetUp = {}, more: Scene = {}, others: readonly SeatSetUp[] = []): TestTable {
  const card = `palace-${action}-blue`;
  const { hand = [], ...rest } = seat;
  const seats = [{ hand: [`green ${action}`, ...hand], ...rest }, ...others];
  const table = scenario({ ...more, grid: [card, ...(more.grid ?? [])], seats });
  return table.play(`take ${card}`).pay(`green ${action}`);
}

describe('palace actions', () => {
  test('CNK-PALACE-01 a palace action costs one die of its number, is used and discarded', () => {
    const table = use(4);
    expect(table.discards()).toHaveLength(2);
    expect(table.discards()).toContain('palace-4-blue');
    expect(scenario({ grid: ['palace-4-blue'], seats: [{ hand: ['green 3', 'blue 5'] }] }).choices()).not.toContain(
      'take palace-4-blue',
    );
  });

  test('CNK-PALACE-02 palace action cards are never kept', () => {
    const table = use(3, {}, { grid: ['goods-03'] });
    expect(table.view(0).resolving).toHaveLength(1);
    table.play('die goods-03');
    const { buildings, ships, goods: row, hand } = table.view(0).seats[0] ?? {};
    expect([buildings, ships, row]).toEqual([[], [], []]);
    expect(hand).toHaveLength(1);
    expect(table.view(0).resolving).toEqual([]);
  });

  test('CNK-PALACE-03 palace 2 takes two dice cards', () => {
    const table = use(2, { hand: ['blue 1', 'blue 3', 'blue 5'] }, { grid: ['goods-03', 'ship-01'] });
    expect(table.seat(0).hand).toHaveLength(3);
    table.play('die goods-03').play('die ship-01');
    expect(table.seat(0).hand).toHaveLength(5);
  });

  test('CNK-PALACE-04 palace 3 gains two karma, then a dice card', () => {
    const table = use(3, { karma: 1 }, { grid: ['goods-03'] });
    expect(table.seat(0)).toMatchObject({ karma: 0, administrators: 1, hand: [] });
    expect(table.play('die goods-03').seat(0).hand).toHaveLength(1);
  });

  test('CNK-PALACE-05 palace 4 gains a coin for each good symbol and keeps the cards', () => {
    const table = use(4, { goods: ['goods-16'], ships: ['ship-16'] });
    expect(table.seat(0)).toMatchObject({ coins: 3, goods: ['goods-16'], ships: ['ship-16'] });
    const onBuilding = use(4, { buildings: ['building-blue-09'] });
    expect(onBuilding.seat(0)).toMatchObject({ coins: 1, buildings: ['building-blue-09'] });
  });

  test('CNK-PALACE-06 palace 4 may be taken without goods', () => {
    const table = use(4);
    expect([table.seat(0).coins, table.decider()]).toEqual([0, 1]);
  });

  test('CNK-PALACE-07 palace 5 gains a karma, then the reward of the last ship of any row', () => {
    const rows = [{ ships: ['ship-04'] }, [{ ships: ['ship-07'] }]] as const;
    const table = use(5, rows[0], {}, rows[1]);
    expect(table.seat(0).karma).toBe(1);
    expect(table.choices()).toEqual(['copy seat-1', 'copy seat-2']);
    table.play('copy seat-2');
    expect(table.seat(0).coins).toBe(3);
    const own = use(5, rows[0], {}, rows[1]).play('copy seat-1');
    expect(own.pending()).toBe('take-die');
  });

  test('CNK-PALACE-08 only the last ship still in a row can be copied', () => {
    const table = use(5, {}, { players: 3 }, [{ ships: ['ship-01', 'ship-07'] }, {}]);
    expect(table.choices()).toEqual(['copy seat-2']);
    expect(table.play('copy seat-2').seat(0)).toMatchObject({ coins: 3, karma: 1 });
    const none = use(5);
    expect(none.seat(0).karma).toBe(1);
    expect(none.factsOf('lapsed')).toMatchObject([{ gain: 'copied-ship-reward' }]);
  });

  test('CNK-PALACE-08 a third ship can be copied while its reward resolves', () => {
    const table = scenario({
      grid: ['ship-17', 'palace-5-blue', 'palace-4-blue'],
      seats: [{ hand: ['blue 2'], ships: ['ship-01', 'ship-07'] }],
    });
    table.play('take ship-17').pay('blue 2', 'take palace-5-blue', 'copy seat-1');
    expect(table.factsOf('ship-reward-copied')).toHaveLength(1);
    table.play('take palace-4-blue');
    expect(table.seat(0)).toMatchObject({ ships: [], administrators: 1, karma: 1 });
  });

  test('CNK-PALACE-09 copying moves no card and touches no one else', () => {
    const table = use(5, { ships: ['ship-01'] }, {}, [{ ships: ['ship-07'], coins: 1 }]);
    table.play('copy seat-2');
    expect(table.seat(0).ships).toEqual(['ship-01']);
    expect(table.seat(1)).toMatchObject({ ships: ['ship-07'], coins: 1 });
  });

  test('CNK-PALACE-10 the good on a copied ship is not gained', () => {
    const table = use(5, { goods: ['goods-09', 'goods-10'] }, {}, [{ ships: ['ship-03'] }]);
    table.play('copy seat-2');
    expect(table.seat(0)).toMatchObject({ fame: 1, goods: ['goods-09', 'goods-10'], coins: 0 });
    expect(table.factsOf('set-carried-out')).toEqual([]);
  });

  test('CNK-PALACE-11 copying a palace action may lead to another palace 5', () => {
    const grid = ['palace-5-green', 'palace-2-blue', 'goods-03', 'goods-07'];
    const table = use(5, { ships: ['ship-05'] }, { grid });
    table.play('copy seat-1', 'take palace-5-green', 'copy seat-1', 'take palace-2-blue');
    table.play('die goods-03').play('die goods-07');
    expect(table.seat(0)).toMatchObject({ karma: 2 });
    expect(table.seat(0).hand).toHaveLength(2);
    expect(table.discards()).toEqual(expect.arrayContaining(['palace-5-blue', 'palace-5-green', 'palace-2-blue']));
    const last = use(5, { ships: ['ship-05'] }).play('copy seat-1');
    expect(last.factsOf('lapsed')).toMatchObject([{ gain: 'palace-action' }]);
  });

  test('CNK-PALACE-12 palace 6 uses the top card of the pile for free', () => {
    expect(use(6, {}, { top: 'goods-01' }).seat(0)).toMatchObject({ goods: ['goods-01'], coins: 1 });
    expect(use(6, {}, { top: 'ship-07' }).seat(0)).toMatchObject({ ships: ['ship-07'], coins: 3 });
    expect(use(6, {}, { top: 'building-blue-13' }).seat(0)).toMatchObject({ buildings: ['building-blue-13'], fame: 2 });
    const palace = use(6, { goods: ['goods-03'] }, { top: 'palace-4-green' });
    expect(palace.seat(0).coins).toBe(1);
    expect(palace.discards()).toContain('palace-4-green');
  });

  test('CNK-PALACE-13 the top card must be accepted, even if it restarts the row', () => {
    const patch = { 'ship-04': { reward: 'coins3' } };
    const table = use(6, { ships: ['ship-20'] }, { top: 'ship-04', patch });
    expect(table.seat(0)).toMatchObject({ ships: ['ship-04'], coins: 3 });
    expect(table.discards()).toContain('ship-20');
    const set = use(
      6,
      { goods: ['goods-07', 'goods-08'] },
      { top: 'goods-05', patch: { 'goods-05': { coins: 0, goods: goods('Te1') } } },
    );
    expect(set.factsOf('set-carried-out')).toMatchObject([{ coins: 6 }]);
  });

  test('CNK-PALACE-13 palace 6 takes the card that was on top when it was bought, even as the last card of the grid', () => {
    const table = scenario({ grid: ['palace-6-blue'], fill: 1, top: 'ship-07', seats: [{ hand: ['blue 6'] }] });
    table.play('take palace-6-blue').pay('blue 6');
    expect(table.seat(0)).toMatchObject({ ships: ['ship-07'], coins: 3 });
    expect(table.grid()).toHaveLength(4);
    expect(table.grid()).not.toContain('ship-07');
  });

  test('CNK-PALACE-14 palace 6 on top takes the next top card', () => {
    const table = scenario({ grid: ['palace-6-blue'], top: 'palace-6-green', seats: [{ hand: ['green 6'] }] });
    table.play('take palace-6-blue').pay('green 6', 'turn-up building-blue-14');
    expect(table.seat(0)).toMatchObject({ buildings: ['building-blue-14'], fame: 2 });
    expect(table.discards()).toEqual(expect.arrayContaining(['palace-6-blue', 'palace-6-green']));
  });

  test('CNK-PALACE-15 palace 6 never puts the top card into the hand', () => {
    const table = use(6, {}, { top: 'goods-01' });
    expect(table.seat(0).hand).toEqual([]);
    expect(table.happened()).not.toContain('die-drawn');
    expect(table.decider()).toBe(1);
  });

  test('CNK-PALACE-12 without a top card the next card of the pile is revealed; without any it lapses', () => {
    const grid = ['palace-6-blue', 'goods-01'];
    const seats = [{ administrators: 1 }];
    const table = scenario({ grid, fill: 2, top: 'none', pile: ['building-blue-01'], seats });
    table.play('take palace-6-blue').pay('joker');
    expect(table.seat(0)).toMatchObject({ buildings: ['building-blue-01'], fame: 1 });
    const empty = scenario({ grid, fill: 2, top: 'none', pile: [], seats }).play('take palace-6-blue').pay('joker');
    expect(empty.factsOf('lapsed')).toEqual([{ type: 'lapsed', seat: 0, gain: 'top-card' }]);
  });

  test('CNK-GRID-05 dice lapse if there is no card to take as a die', () => {
    const scene = { grid: ['palace-2-blue'], fill: 1, top: 'none', pile: [], seats: [{ administrators: 1 }] };
    const table = scenario(scene).play('take palace-2-blue').pay('joker');
    expect(table.factsOf('lapsed')).toEqual([{ type: 'lapsed', seat: 0, gain: 'dice' }]);
    expect(table.seat(0).hand).toEqual([]);
  });
});
