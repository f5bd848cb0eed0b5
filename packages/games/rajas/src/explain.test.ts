import { ask } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from './definition.ts';
import type { RajasGame } from './game.ts';
import type { RajasChoice } from './modules/index.ts';
import { playAtRandom, SET_UPS } from './testing/random-games.ts';
import { newTable, type Table } from './testing/table.ts';

function why(table: Table, thing: string, seat = 0) {
  return rajas.explain(table.game, rajas.viewFor(table.game, table.position, seat), seat, thing);
}

describe('why can’t I?', () => {
  test('worker spaces', () => {
    const table = newTable()
      .seat(0, { money: 1, karma: 0, dice: ['B6', 'B6'] })
      .occupy(1, 'quarry-1', 'yogi', 'harbour-1');
    expect(why(table, 'space:yogi')).toEqual({ code: 'occupied', rule: 'RAJ-PLACE-02' });
    expect(why(table, 'space:quarry-3')).toEqual({ code: 'not-the-next-space', rule: 'RAJ-PLACE-03' });
    expect(why(table, 'space:quarry-2')).toEqual({
      code: 'too-little-money',
      rule: 'RAJ-PLACE-08',
      values: { price: 2, money: 1 },
    });
    expect(why(table, 'space:dancer')).toEqual({ code: 'no-fitting-die', rule: 'RAJ-PLACE-09', values: { dice: '2', karma: 0 } });
    expect(why(table, 'space:green-balcony')).toMatchObject({ code: 'no-fitting-die', values: { dice: 'G' } });
    expect(why(table, 'space:harbour-2')).toMatchObject({ code: 'no-fitting-die', values: { dice: '1 2 3' } });
    expect(why(table, 'space:silk-market')).toEqual({ code: 'no-such-market', rule: 'RAJ-PLACE-12' });
    expect(why(table, 'space:front-terrace')).toBeUndefined();
    const markets = (tile: string) => {
      const seller = newTable().seat(0, { dice: ['B6'], province: [['C2', tile, 0]] });
      return ['silk', 'tea', 'spice'].filter((good) => !why(seller, `space:${good}-market`));
    };
    expect([markets('B-S4'), markets('G-S4'), markets('P-S4')]).toEqual([['silk'], ['tea'], ['spice']]);
    table.supply({ orange: 0 });
    expect(why(table, 'space:orange-terrace-1')).toEqual({ code: 'colour-not-in-supply', rule: 'RAJ-DICE-09' });
    table.seat(0, { boat: table.game.river.last });
    expect(why(table, 'space:portuguese')).toEqual({ code: 'too-few-river-spaces', rule: 'RAJ-PALACE-23' });
    const limited = newTable({ players: 3 })
      .seat(0, { province: [['C2', 'G-C1', 0]] })
      .occupy(0, 'assorted-1');
    expect(why(limited, 'space:assorted-2')).toEqual({
      code: 'already-used-this-round',
      rule: 'RAJ-MARKET-07',
      values: { most: 1 },
    });
  });

  test('quarry without a payable tile or an open road', () => {
    const poor = newTable().seat(0, { karma: 0, dice: ['B1'] });
    expect(why(poor, 'space:quarry-1')).toMatchObject({ code: 'no-payable-tile', rule: 'RAJ-QUARRY-09' });
    const dead = newTable().seat(0, {
      dice: ['B6', 'B6'],
      province: [
        ['B1', 'O-S4', 1],
        ['D1', 'B-S4', 1],
        ['C2', 'G-S4', 0],
        ['C3', 'P-S4', 0],
      ],
    });
    expect(why(dead, 'space:quarry-1')).toMatchObject({ code: 'no-open-road', rule: 'RAJ-PROV-10' });
  });

  test('tiles', () => {
    const table = newTable()
      .seat(0, { karma: 1, money: 5, dice: ['B3', 'B1'] })
      .onlyOpen('B-T5', 'B-S2');
    expect(why(table, 'stack:green-cow')).toEqual({ code: 'stack-is-empty', rule: 'RAJ-QUARRY-11' });
    expect(why(table, 'stack:blue-tiger')).toEqual({
      code: 'too-few-dice-of-colour',
      rule: 'RAJ-QUARRY-04',
      values: { colour: 'blue', price: 12, have: 9 },
    });
    expect(why(table, 'stack:blue-snake')).toEqual({ code: 'no-build-action', rule: 'RAJ-QUARRY-01' });
    table.play('quarry-1');
    expect(why(table, 'stack:blue-snake')).toBeUndefined();
    expect(why(table, 'space:yogi')).toEqual({ code: 'finish-the-action', rule: 'RAJ-PLACE-14' });
    expect(why(table, 'stack:blue-snake', 1)).toEqual({ code: 'not-your-decision', rule: 'RAJ-ROUND-02' });
  });

  test('spaces for a new tile', () => {
    const table = newTable()
      .seat(0, { money: 5, dice: ['B4'], province: [['C2', 'O-S4', 0]] })
      .onlyOpen('B-S4');
    expect(why(table, 'cell:B1')).toEqual({ code: 'no-tile-to-lay', rule: 'RAJ-QUARRY-12' });
    table.play('quarry-1', 'take B-S4');
    expect(why(table, 'cell:C2')).toEqual({ code: 'cell-is-filled', rule: 'RAJ-PROV-02' });
    expect(why(table, 'cell:A4')).toEqual({ code: 'no-road-leads-there', rule: 'RAJ-PROV-03' });
    expect(why(table, 'cell:C4')).toEqual({ code: 'no-building-ground', rule: 'RAJ-PROV-02' });
    expect(why(table, 'cell:C3')).toBeUndefined();
  });

  test('cells to overbuild', () => {
    const table = newTable().seat(0, {
      dice: ['G5', 'P6'],
      karma: 0,
      province: [
        ['C2', 'O-S4', 0],
        ['C3', 'B-S4', 0],
        ['B1', 'O-T5', 1],
        ['D1', 'O-S2', 2],
      ],
    });
    table.state.covered = table.state.covered.with(table.cell('D1'), table.tile('G-S2'));
    table.onlyOpen('P-T2').play('master-builder', 'pay G5', 'take P-T2');
    expect(why(table, 'cell:C2')).toEqual({ code: 'would-cut-off-tiles', rule: 'RAJ-MB-05' });
    expect(why(table, 'cell:B1')).toEqual({ code: 'not-dearer', rule: 'RAJ-MB-02' });
    expect(why(table, 'cell:D1')).toEqual({ code: 'overbuilt-already', rule: 'RAJ-MB-08' });
    expect(why(table, 'cell:A2')).toEqual({ code: 'nothing-to-cover', rule: 'RAJ-MB-01' });
    expect(why(table, 'cell:C3')).toBeUndefined();
  });

  test('river moves', () => {
    const table = newTable()
      .seat(0, { boat: 3, dice: ['B2'] })
      .seat(1, { boat: 5 });
    expect(why(table, 'river:4')).toEqual({ code: 'no-boat-move', rule: 'RAJ-RIVER-07' });
    table.play('harbour-1', 'pay B2');
    expect(why(table, 'river:4')).toBeUndefined();
    expect(why(table, 'river:5')).toEqual({ code: 'occupied-by-a-boat', rule: 'RAJ-RIVER-05' });
    expect(why(table, 'river:6')).toBeUndefined();
    expect(why(table, 'river:7')).toEqual({ code: 'too-far', rule: 'RAJ-RIVER-03', values: { most: 2 } });
    expect(why(table, 'river:2')).toEqual({ code: 'boats-only-move-forward', rule: 'RAJ-RIVER-09' });
  });

  test('yield tiles and spaces of Navaratnas', () => {
    const table = newTable({ options: { navaratnas: 'on' } });
    expect(why(table, 'yield-space:T2')).toEqual({ code: 'other-colour', rule: 'RAJ-NAV-13' });
    expect(why(table, 'yield-space:TL')).toBeUndefined();
    table.play('on TL', 'on TL').seat(0, { dice: ['B2'] });
    expect(why(table, 'yield-space:TL')).toEqual({ code: 'yield-space-not-free', rule: 'RAJ-NAV-12' });
    expect(why(table, 'yield-tile:W1')).toEqual({ code: 'no-yield-tile-now', rule: 'RAJ-NAV-11' });
    table.play('dancer', 'pay B2', 'take B', 'take G');
    expect(why(table, 'yield-tile:W1')).toBeUndefined();
    const laid = table.of('navaratnas/tile-laid')[0]?.id;
    expect(why(table, `yield-tile:${laid}`)).toEqual({ code: 'not-in-the-display', rule: 'RAJ-NAV-16' });
  });

  test('unknown things and finished games', () => {
    const table = newTable();
    expect(why(table, 'space:moon')).toBeUndefined();
    expect(why(table, 'dragon:1')).toBeUndefined();
    table.position.agenda.length = 0;
    expect(why(table, 'space:yogi')).toEqual({ code: 'game-over', rule: 'RAJ-END-08' });
  });

  /** The thing a choice takes; '' if none. */
  function thingOf(game: RajasGame, choice: RajasChoice): string {
    if (choice.type === 'place') return `space:${choice.id}`;
    if (choice.type === 'tile') return `stack:${game.stacks[choice.stack]?.id}`;
    return choice.type === 'lay' ? `cell:${choice.at}` : '';
  }

  test('gives a reason exactly for what cannot be chosen', () => {
    const kinds: Readonly<Record<string, string>> = { place: 'space:', 'pick-tile': 'stack:', 'choose-cell': 'cell:' };
    for (const setUp of SET_UPS.slice(0, 5)) {
      playAtRandom(setUp, 'explain', ({ game, position }) => {
        const frame = position.agenda.at(-1);
        const kind = frame && kinds[frame.kind];
        if (!frame || !kind || !('seat' in frame)) return;
        const question = ask({ definition: rajas, game, setUp }, position);
        const view = rajas.viewFor(game, position, frame.seat);
        const free = rajas
          .things(game, view, frame.seat)
          .filter((thing) => thing.startsWith(kind) && rajas.explain(game, view, frame.seat, thing) === undefined);
        const taken = new Set(question?.choices.map((choice) => thingOf(game, choice)));
        taken.delete('');
        expect(free.sort()).toEqual([...taken].sort());
      });
    }
  });
});
