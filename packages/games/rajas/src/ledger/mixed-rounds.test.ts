import { rulesFor } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import { newTable, type Table } from '../testing/table.ts';

/** Seat 0 is advanced, seat 1 a beginner. */
const mixed = (): Table => newTable({ options: { mixedRounds: '1' } });

describe('mixed-experience rounds', () => {
  test('RAJ-MIX-01 advanced players use the back, beginners the front', () => {
    expect(mixed().game.sides.map(({ name, hands }) => [name, hands])).toEqual([
      ['back', 8],
      ['front', 10],
    ]);
    const table = mixed()
      .seat(0, { dice: Array(8).fill('B1') })
      .play('orange-terrace-1');
    expect(table.choices()).toContain('return B1');
  });

  test('RAJ-MIX-02 at most five workers for everyone', () => {
    for (const seat of [0, 1]) {
      const table = mixed().seat(seat, { fame: 14, money: 19, bonusMarker: 33 });
      table.praise(seat, 1).earn(seat, 1);
      expect(table.state.active[seat]).toBe(5);
      expect(table.of('worker-removed')).toMatchObject([{ seat, from: 'bridge' }]);
    }
  });

  test('RAJ-MIX-03 only the 8 white yield tiles, face down', () => {
    const { state, game } = mixed();
    expect(state.yieldStack.reduce((a, b) => a + b)).toBe(8);
    for (const { index, colourName } of game.yieldTiles) expect((state.yieldStack[index] ?? 0) > 0).toBe(colourName === 'white');
    expect(state.modules).toEqual({});
  });

  test('RAJ-MIX-04 base rules: the white tile is used immediately, and there are no catch-up tiles', () => {
    const table = mixed().seat(0, { dice: ['B2'], money: 3 });
    const white = table.game.yieldTiles.find(({ colourName, gain }) => colourName === 'white' && gain.kind === 'money');
    table.chance(`draw ${white?.id}`).play('dancer', 'pay B2', 'take B', 'take G');
    expect(table.state.money[0]).toBe(6);
    const behind = mixed();
    behind.state.active[1] = 5;
    behind.state.placed[0] = 3;
    behind.position.agenda.length = 0;
    behind.fresh().run({ kind: 'turn', seat: 0 });
    expect(behind.facts).toEqual([]);
  });

  test('RAJ-MIX-05 advanced players get what is printed on the back, including brown spaces', () => {
    const table = mixed().seat(0, { money: 0 }).seat(1, { money: 0 });
    table.run({ kind: 'yield', seat: 0, place: 0 }).run({ kind: 'yield', seat: 1, place: 0 });
    expect(table.game.edition.provinceBoard.yields[0]).toMatchObject({ id: 'TL', colour: 'brown' });
    expect(table.state.money).toEqual([2, 5]);
  });

  test('RAJ-MIX-06 any split of players', () => {
    for (const mixedRounds of ['1', '1+2', '2+3+4', '1+2+3+4']) {
      expect(rulesFor(rajas, { players: 4, options: { mixedRounds } }).ok).toBe(true);
    }
    expect(rulesFor(rajas, { players: 2, options: { mixedRounds: '1+3' } })).toMatchObject({
      ok: false,
      fault: [
        {
          path: 'options.mixedRounds',
          reason: 'there is no seat 3 with 2 players',
          code: 'no-such-seat',
          values: { seat: 3, players: 2 },
        },
      ],
    });
  });
});
