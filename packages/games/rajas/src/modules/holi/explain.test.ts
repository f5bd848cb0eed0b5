import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { BONUS, celebrate, holdTiles, holiTable, PALACE } from '../../testing/holi.ts';
import type { Table } from '../../testing/table.ts';
import { MONEY } from '../../words.ts';

function why(table: Table, thing: string, seat = 0) {
  return rajas.explain(table.game, rajas.viewFor(table.game, table.position, seat), seat, thing);
}

/** What Holi lets a player ask about. */
const asked = (table: Table): string[] =>
  rajas.things(table.game, rajas.viewFor(table.game, table.position, 0), 0).filter((thing) => thing.startsWith('holi'));

/** Seats in order on the money track, seat 0 leading; last place is choosing a gift. */
function gifts(back: number): Table {
  const table = holiTable('back', 4);
  for (const seat of [0, 1, 2, 3]) table.seat(seat, { money: 10 - seat });
  return celebrate(table, 0, MONEY, back);
}

describe('why can’t I, at Holi?', () => {
  test('GB2-HOLI-24 explains the held tile and the gifts of the visible backs', () => {
    expect(asked(holiTable('front'))).toEqual(['holi-tile']);
    expect(asked(holiTable('back'))).toEqual([
      'holi-tile',
      ...['fame', 'die', 'money', 'boat-move'].map((id) => `holi-gift:${id}`),
      ...['yogi', 'portuguese', 'raja-man-singh', 'dancer'].map((id) => `holi-gift:${id}`),
      ...['white', 'yellow', 'red', 'brown'].map((id) => `holi-gift:${id}`),
    ]);
  });

  test('GB2-HOLI-20 GB2-HOLI-21 a held tile needs a question and a die', () => {
    const NOT_NOW = { code: 'no-die-to-recolour-now', rule: 'GB2-HOLI-21' };
    const table = holiTable('front')
      .seat(0, { dice: ['O6'] })
      .seat(1, { dice: ['B6'] });
    expect(why(table, 'holi-tile')).toEqual({ code: 'no-holi-tile', rule: 'GB2-HOLI-20' });
    expect(why(holdTiles(table, 1), 'holi-tile', 1)).toEqual(NOT_NOW);
    expect(why(holdTiles(table, 0), 'holi-tile')).toBeUndefined();
    expect(why(table.seat(0, { dice: [] }), 'holi-tile')).toEqual(NOT_NOW);
    table.seat(0, { dice: ['O6'] }).position.agenda.length = 0;
    expect(why(table, 'holi-tile')).toEqual(NOT_NOW);
  });

  test('GB2-HOLI-08 a gift is for the player choosing', () => {
    const NOT_NOW = { code: 'no-gift-now', rule: 'GB2-HOLI-08' };
    const table = gifts(BONUS);
    expect(why(table, 'holi-gift:money', 3)).toBeUndefined();
    expect(why(table, 'holi-gift:money', 2)).toEqual(NOT_NOW);
    expect(why(holiTable('back'), 'holi-gift:money')).toEqual(NOT_NOW);
    table.position.agenda.length = 0;
    expect(why(table, 'holi-gift:money', 3)).toEqual(NOT_NOW);
  });

  test('GB2-HOLI-24 a gift must be on this back and within the player’s place', () => {
    const table = gifts(PALACE);
    expect(why(table, 'holi-gift:money', 3)).toEqual({ code: 'gift-of-another-tile', rule: 'GB2-HOLI-24' });
    table.play('gift yogi', 'take B');
    expect(why(table, 'holi-gift:dancer', 2)).toEqual({
      code: 'place-too-far-ahead',
      rule: 'GB2-HOLI-24',
      values: { place: 3 },
    });
    expect(why(table, 'holi-gift:raja-man-singh', 2)).toBeUndefined();
  });

  test('ignores other things', () => {
    expect(why(holiTable('back'), 'dragon:1')).toBeUndefined();
  });
});
