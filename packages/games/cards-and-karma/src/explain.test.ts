import type { Refusal } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { type Scene, scenario } from './testing/scenario.ts';
import type { TestTable } from './testing/table.ts';

/** Why a seat cannot choose a thing. */
function why(table: TestTable, thing: string, seat = 0): Refusal | undefined {
  const { definition, game } = table.rules;
  return definition.explain(game, table.view(seat), seat, thing);
}

const TURN: Scene = {
  grid: ['building-blue-16', 'ship-07', 'palace-4-blue', 'goods-01'],
  seats: [{ hand: ['blue 5', 'green 2'], karma: 1 }],
};

describe('why a thing cannot be chosen', () => {
  test('things are grid cards, their corners, the player’s dice, rows, pile, discards and actions', () => {
    const table = scenario({ ...TURN, fill: 4, top: 'goods-03', seats: [{ hand: ['blue 5 goods-08'], ships: ['ship-01'] }] });
    const { definition, game } = table.rules;
    expect(definition.things(game, table.view(0), 0)).toEqual([
      ...['card', 'corner'].flatMap((type) =>
        ['building-blue-16', 'ship-07', 'palace-4-blue', 'goods-01'].map((id) => `${type} ${id}`),
      ),
      'die goods-08',
      'top goods-03',
      'card ship-01',
      'row seat-1',
      'row seat-2',
      'discards',
      'additional-dice',
      'additional-turn',
      'end-turn',
    ]);
    expect(why(table, 'card no-such-card')).toBeUndefined();
  });

  test('no reason for what can be chosen', () => {
    const table = scenario(TURN);
    expect([why(table, 'card goods-01'), why(table, 'corner ship-07')]).toEqual([undefined, undefined]);
  });

  test('not on another player’s turn, after the end, or while chance decides', () => {
    const table = scenario(TURN);
    expect(why(table, 'card goods-01', 1)).toEqual({ code: 'not-your-turn', rule: 'CNK-TURN-01', values: { seat: 0 } });
    expect(why(scenario({ ...TURN, agenda: [] }), 'card goods-01')).toMatchObject({ code: 'game-over' });
    expect(why(table.playOnly('die goods-01'), 'card ship-07')).toMatchObject({ code: 'chance-decides' });
  });

  test('a building that costs too much, a number no die shows', () => {
    const table = scenario(TURN);
    expect(why(table, 'card building-blue-16')).toEqual({
      code: 'too-dear',
      rule: 'CNK-BUILD-05',
      values: { cost: 11, colour: 'blue', reach: 6, karma: 1, administrators: 0 },
    });
    const poor = scenario({ ...TURN, seats: [{ hand: ['blue 6'] }] });
    expect(why(poor, 'card ship-07')).toMatchObject({ code: 'needs-number', rule: 'CNK-PAY-04', values: { cost: 3 } });
    expect(why(poor, 'card palace-4-blue')).toMatchObject({ code: 'needs-number', values: { cost: 4 } });
  });

  test('dice only pay; pile, displays, discards and ship rows are out of reach', () => {
    const table = scenario({ ...TURN, top: 'goods-03', seats: [{ hand: ['blue 5 goods-08'], ships: ['ship-01'] }] });
    const codes = ['die goods-08', 'top goods-03', 'card ship-01', 'discards', 'row seat-1'].map(
      (thing) => why(table, thing)?.code,
    );
    expect(codes).toEqual(['only-pays', 'top-of-pile', 'in-a-display', 'discarded', 'no-copying']);
  });

  test('administrators and the end of the turn', () => {
    const table = scenario(TURN);
    expect(why(table, 'end-turn')).toMatchObject({ code: 'action-first', rule: 'CNK-TURN-02' });
    expect(why(table, 'additional-dice')).toMatchObject({ code: 'no-administrator', rule: 'CNK-ADMIN-01' });
    const rich = scenario({ ...TURN, seats: [{ administrators: 1, bonusTurns: 1 }] });
    expect(why(rich, 'additional-turn')).toMatchObject({ code: 'turn-not-over', rule: 'CNK-ADMIN-02' });
    rich.play('take goods-01');
    expect(why(rich, 'additional-turn')).toEqual({ code: 'bonus-turn-first', rule: 'CNK-TURN-07', values: { turns: 1 } });
    expect(why(rich, 'card ship-07')).toMatchObject({ code: 'action-taken', rule: 'CNK-TURN-02' });
    expect(why(rich, 'corner ship-07')).toMatchObject({ code: 'action-taken' });
    const bare = scenario({ ...TURN, top: 'none', pile: [], seats: [{ administrators: 1 }] });
    expect(why(bare, 'additional-dice')).toMatchObject({ code: 'no-cards-left', rule: 'CNK-GRID-05' });
  });

  test('dice while a card is being paid', () => {
    const hand = ['blue 6 goods-08', 'blue 6 goods-11', 'blue 1 goods-16', 'green 3 goods-12'];
    const building = scenario({ grid: ['building-blue-14', 'goods-01'], seats: [{ hand }] }).play('take building-blue-14');
    expect(why(building, 'die goods-08')).toBeUndefined();
    expect(why(building, 'die goods-16')).toMatchObject({
      code: 'not-needed',
      rule: 'CNK-PAY-03',
      values: { number: 1, cost: 9 },
    });
    expect(why(building, 'die goods-12')).toMatchObject({ code: 'wrong-colour', rule: 'CNK-PAY-02', values: { colour: 'blue' } });
    expect(why(building, 'card goods-01')).toMatchObject({ code: 'pay-first', values: { card: 'building-blue-14' } });
    const equal = scenario({ grid: ['building-blue-04'], seats: [{ hand }] }).play('take building-blue-04');
    expect(why(equal, 'die goods-11')).toMatchObject({ code: 'equal-die', values: { number: 6 } });
    const ship = scenario({ grid: ['ship-07'], seats: [{ hand }] }).play('take ship-07');
    expect(why(ship, 'die goods-16')).toEqual({
      code: 'wrong-number',
      rule: 'CNK-PAY-04',
      values: { number: 1, cost: 3, karma: 0 },
    });
  });

  test('other kinds of cards while a reward is being chosen', () => {
    const hand = ['blue 2 goods-08', 'blue 1 goods-11'];
    const goods = scenario({ grid: ['ship-09', 'goods-01', 'ship-07'], seats: [{ hand }] });
    goods.play('take ship-09').pay('blue 2');
    expect(why(goods, 'card ship-07')).toEqual({
      code: 'other-kind',
      rule: 'CNK-SHIP-11',
      values: { wanted: 'goods', kind: 'ship' },
    });
    expect(why(goods, 'corner ship-07')).toMatchObject({ code: 'take-goods-card-first', values: { left: 1 } });
    goods.play('take goods-01');
    expect(why(goods, 'card ship-07')).toMatchObject({ code: 'only-as-die', rule: 'CNK-SHIP-08' });
    expect(why(goods, 'die goods-11')).toMatchObject({ code: 'take-die-first', values: { left: 1 } });
    expect(why(goods, 'end-turn')).toMatchObject({ code: 'take-die-first' });
    const palace = scenario({ grid: ['ship-05', 'palace-4-blue', 'ship-07'], seats: [{ hand }] });
    palace.play('take ship-05').pay('blue 2');
    expect(why(palace, 'card ship-07')).toMatchObject({ code: 'other-kind', rule: 'CNK-SHIP-17', values: { wanted: 'palace' } });
    expect(why(palace, 'discards')).toMatchObject({ code: 'discarded', rule: 'CNK-GRID-06' });
  });

  test('what else has to be decided first', () => {
    const EIGHT = ['blue 1', 'blue 2', 'green 3', 'green 4', 'orange 5', 'orange 6', 'purple 1', 'purple 2'];
    const full = scenario({ ...TURN, seats: [{ hand: EIGHT }] }).play('die goods-01');
    expect(why(full, 'card ship-07')).toEqual({ code: 'discard-first', rule: 'CNK-DICE-05', values: { left: 1, limit: 8 } });
    const copy = scenario({ grid: ['palace-5-blue'], seats: [{ hand: ['blue 5'] }, { ships: ['ship-07'] }] });
    copy.play('take palace-5-blue').pay('blue 5');
    expect(why(copy, 'row seat-1')).toEqual({ code: 'empty-row', rule: 'CNK-PALACE-08', values: { seat: 0 } });
    expect(why(copy, 'row seat-2')).toBeUndefined();
    expect(why(copy, 'end-turn')).toMatchObject({ code: 'copy-ship-reward-first' });
    const set = scenario({ grid: ['goods-11', 'ship-07'], seats: [{ goods: ['goods-05', 'goods-08', 'goods-03'] }] }).play(
      'take goods-11',
    );
    expect(why(set, 'card ship-07')).toMatchObject({ code: 'choose-set-first', rule: 'CNK-THREE-11' });
    const bonus = scenario({ grid: ['goods-01', 'ship-07'], seats: [{ coins: 5 }] }).play('take goods-01', 'bonus fame1orShip1');
    expect(why(bonus, 'card ship-07')).toMatchObject({ code: 'choose-bonus-first', values: { bonus: 'fame1orShip1' } });
    bonus.play('choose 1-ship');
    expect(why(bonus, 'corner ship-07')).toMatchObject({ code: 'take-ship-first', rule: 'CNK-BONUS-04' });
    expect(why(bonus, 'card building-blue-01')).toMatchObject({
      code: 'other-kind',
      values: { wanted: 'ship', kind: 'building' },
    });
  });

  test('tracks being set up', () => {
    const agenda = [{ kind: 'lay-track-card', seat: 0, position: 2 } as const];
    const table = scenario({ ...TURN, options: { bonuses: 'visible' }, agenda });
    expect(why(table, 'end-turn')).toEqual({ code: 'lay-track-card-first', rule: 'CNK-VAR-01', values: { position: 3 } });
  });
});
