import { ask, preview } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from './definition.ts';
import type { RajasFact } from './modules/index.ts';
import { newTable, type Table } from './testing/table.ts';

/** What is certain to follow from a choice. */
function foresee(table: Table, text: string, seat = 0): readonly RajasFact[] {
  const choice = ask(table.rules, table.position)?.choices.find((one) => rajas.format(table.game, one) === text);
  if (!choice) throw new Error(`"${text}" is not among: ${table.choices().join(' | ')}`);
  return preview(table.rules, rajas.viewFor(table.game, table.position, seat), seat, choice).facts;
}

describe('preview', () => {
  test('paying for a tile shows dice, roads, yields, money and fame, and stops where chance opens the next tile', () => {
    const table = newTable()
      .seat(0, { money: 5, fame: 6, dice: ['O6', 'O3'] })
      .open('O-C5');
    table.play('quarry-1', 'take O-C5', 'lay B1 r0');
    expect(foresee(table, 'pay O6 O3')).toMatchObject([
      { type: 'die-paid', die: 'O6' },
      { type: 'die-paid', die: 'O3' },
      { type: 'tile-built', id: 'O-C5', at: 'B1', roads: 1 },
      { type: 'yield-connected', id: 'T2' },
      { type: 'tile-valued', money: 2, fame: 2 },
    ]);
  });

  test('moving the boat shows where it stops and the benefit, including bonuses', () => {
    const table = newTable()
      .seat(0, { money: 10, boat: 1, dice: ['B2'] })
      .play('harbour-1', 'pay B2');
    expect(foresee(table, 'sail 2')).toMatchObject([
      { type: 'boat-moved', from: 1, to: 3 },
      { type: 'money-gained', amount: 3, source: { kind: 'river', index: 3 } },
      { type: 'bonus-reached', track: 'money', space: 12 },
    ]);
  });

  test('placing a worker shows what it costs', () => {
    const table = newTable()
      .seat(0, { money: 5, dice: ['O5'] })
      .occupy(1, 'quarry-1');
    expect(foresee(table, 'quarry-2')).toMatchObject([
      { type: 'worker-placed', id: 'quarry-2' },
      { type: 'money-paid', amount: 2 },
    ]);
  });
});
