import { mustAnswer, mustRules, newMatch, questionOf, rulesFor, undoTarget } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { startedTable } from '../../testing/river.ts';
import { type SeatFixture, type Table, TEST_SOURCE } from '../../testing/table.ts';
import { viewFor } from '../../view.ts';
import { NONE } from '../../words.ts';
import { RIVER_POOL, WHOLE_RIVERS } from '../options.ts';
import { mysteriousOf } from './hidden.ts';

function waters(fixture: SeatFixture, options = {}): Table {
  return startedTable({ river: 'mysterious', ...options }).seat(0, { money: 0, fame: 0, karma: 0, ...fixture });
}

/** Seat 0 moves its boat this many spaces; chance reveals the named tile if one is hidden there. */
function sail(table: Table, spaces: number, ...tiles: string[]): Table {
  table.chance(...tiles.map((id) => `turn up ${id}`));
  return table.run({ kind: 'sail', seat: 0, least: 1, most: 6, source: TEST_SOURCE }).play(`sail ${spaces}`);
}

const hidden = (table: Table) => table.state.modules.mysterious?.hidden ?? 0;

describe('mysterious waters', () => {
  test('GB2-MYST-01 GB2-MYST-11 every round space is face down and no one knows the tiles', () => {
    const table = waters({});
    expect(table.state.riverTiles.every((tile) => tile === NONE)).toBe(true);
    expect(hidden(table)).toBe((2 ** 25 - 1) * 2);
    expect(JSON.stringify(viewFor(table.game, table.position, 0))).not.toContain('ganga3-');
    expect(table.game.riverTiles.some(({ id }) => id.startsWith('ganga2'))).toBe(false);
  });

  test('GB2-MYST-01 rejects a set that leaves a round space without a tile', () => {
    const refused = rulesFor(rajas, { players: 2, options: { river: 'mysterious', riverPool: 'ganga3' } });
    expect(refused).toMatchObject({
      ok: false,
      fault: [
        {
          path: 'options.riverPool',
          reason: '17 river tiles do not cover the 25 round spaces of Mysterious Waters',
          code: 'few-river-tiles',
          values: { tiles: 17, spaces: 25 },
        },
      ],
    });
  });

  test('GB2-MYST-01 accepts exactly the sets that cover the river', () => {
    const accepted = [RIVER_POOL.values]
      .flat()
      .filter((pool) => rulesFor(rajas, { players: 2, options: { river: 'mysterious', riverPool: pool } }).ok);
    expect(accepted).toEqual(WHOLE_RIVERS);
  });

  test('GB2-MYST-01 a game of the first version with printed spaces showing continues', () => {
    expect(rulesFor(rajas, { players: 2, options: { river: 'mysterious', riverPool: 'ganga3+print' } }).ok).toBe(true);
  });

  test('GB2-MYST-02 the oval gives its printed benefit and no money for a reveal', () => {
    const table = sail(waters({ boat: 25 }), 1);
    expect(table.state.boats[0]).toBe(26);
    expect(table.types()).not.toContain('mysterious/revealed');
    expect(table.of('money-gained')).toEqual([]);
  });

  test('GB2-MYST-03 GB2-MYST-04 the money comes before the benefit', () => {
    const table = sail(waters({ boat: 0 }), 2, 'ganga-2');
    expect(table.of('mysterious/revealed')).toMatchObject([{ index: 2, id: 'ganga-2' }]);
    const order = table.types().filter((type) => ['mysterious/revealed', 'money-gained', 'die-rolled'].includes(type));
    expect(order).toEqual(['mysterious/revealed', 'money-gained', 'die-rolled', 'die-rolled', 'die-rolled']);
    expect(table.state.money[0]).toBe(1);
  });

  test('GB2-MYST-05 a face-up tile gives no more money', () => {
    const table = sail(waters({ boat: 0, karma: 1 }), 2, 'ganga3-5');
    table.seat(1, { boat: 0, karma: 1, money: 0 }).seat(0, { boat: 9 });
    table.run({ kind: 'sail', seat: 1, least: 1, most: 2, source: TEST_SOURCE }).play('sail 2');
    expect([table.state.money[0], table.state.money[1]]).toEqual([3, 2]);
  });

  test('GB2-MYST-06 tiles passed stay hidden', () => {
    const table = sail(waters({ boat: 2 }), 3, 'ganga3-5');
    expect(table.of('mysterious/revealed').map(({ index }) => index)).toEqual([5]);
    expect(hidden(table) & (1 << 3)).not.toBe(0);
  });

  test('GB2-MYST-07 GB2-INT-28 any boat move reveals', () => {
    const table = waters({ boat: 4, dice: ['B1', 'G1'] }, { kedarnath: 'back' }).seat(1, { karma: 2 });
    table.chance('turn up ganga3-15').play('temple', 'row 1', 'sail 1');
    expect(table.of('mysterious/revealed')).toMatchObject([{ index: 5 }]);
    expect([table.state.money[0], table.state.fame[0]]).toEqual([1, 2]);
  });

  test('GB2-MYST-08 a reveal cannot be undone', () => {
    const rules = mustRules(rajas, { players: 2, options: { river: 'mysterious' } });
    let match = newMatch(rules);
    for (let question = questionOf(match); question; question = questionOf(match)) {
      const texts = question.choices.map((choice) => rajas.format(rules.game, choice));
      const text =
        texts.find((one) => one.startsWith('harbour')) ?? texts.find((one) => one.startsWith('sail')) ?? texts[0] ?? '';
      match = mustAnswer(match, text);
      if (text.startsWith('turn up')) break;
    }
    expect(match.journal.entries.at(-1)).toMatchObject({ by: 'chance', barrier: true });
    expect(undoTarget(match.journal, 0, 'step')).toBeUndefined();
    expect(undoTarget(match.journal, 1, 'step')).toBeUndefined();
  });

  test('GB2-INT-45 a hidden tile of the third module gives 1 money, then its benefit', () => {
    const table = sail(waters({ boat: 0, dice: ['B1', 'G1', 'O1'] }), 1, 'ganga3-15');
    expect([table.state.money[0], table.state.fame[0]]).toEqual([1, 3]);
  });

  test('GB2-INT-54 a hidden move-on tile reveals the next one too', () => {
    const table = sail(waters({ boat: 0 }), 3, 'ganga-4', 'ganga3-5').play('sail 2');
    expect(table.of('mysterious/revealed').map(({ index }) => index)).toEqual([3, 5]);
    expect(table.state.money[0]).toBe(2);
  });

  test('GB2-INT-55 the yield for river spaces counts printed spaces', () => {
    const table = waters({ boat: 9 });
    const gain = table.game.gains.find(({ data }) => data.per === 'river-space');
    table.run({ kind: 'gain', seat: 0, gain: gain?.index ?? NONE, die: 0, source: TEST_SOURCE });
    expect(table.of('fame-gained')).toMatchObject([{ amount: 3 }]);
  });
});

describe('the dolphin', () => {
  const POOL = { riverPool: 'ganga1+ganga2+ganga3' };

  test('GB2-MYST-09 GB2-GB1-06 only open unoccupied tiles can be used', () => {
    const table = sail(waters({ boat: 0 }, POOL), 2, 'ganga3-5').seat(0, { boat: 3, karma: 1 });
    sail(table, 1, 'ganga3-15').seat(0, { boat: 5, dice: [] });
    sail(table.seat(1, { boat: 2 }), 1, 'ganga2-2');
    expect(table.choices()).toEqual(['decline', 'use river-4']);
  });

  test('GB2-MYST-09 a space without a river tile is not an open tile', () => {
    const table = sail(waters({ boat: 0 }, POOL), 2, 'ganga3-5').seat(0, { boat: 5 });
    mysteriousOf(table.state.modules).hidden &= ~(1 << 4);
    sail(table, 1, 'ganga2-2');
    expect(table.choices()).toEqual(['decline', 'use river-2']);
  });

  test('GB2-GB1-06 the dolphin never uses itself, wherever the boat is', () => {
    const table = sail(waters({ boat: 0 }, POOL), 2, 'ganga3-5').seat(0, { boat: 3, karma: 1 });
    sail(table, 1, 'ganga2-2').seat(0, { boat: 7 });
    const gain = table.game.gains.find(({ kind }) => kind === 'ganga2/dolphin');
    table.run({ kind: 'gain', seat: 0, gain: gain?.index ?? NONE, die: 0, source: TEST_SOURCE });
    expect(table.choices()).toEqual(['decline', 'use river-2']);
  });

  test('GB2-MYST-10 GB2-EX-10 with no other open tile a hidden one is revealed remotely', () => {
    const table = sail(waters({ boat: 0 }, POOL), 3, 'ganga2-2');
    expect(table.choices()).toContain('turn river-9');
    table.chance('turn up ganga-5').play('turn river-9', 'dancer', 'take B', 'take B');
    expect(table.state.boats[0]).toBe(3);
    expect(table.of('mysterious/revealed').map(({ index }) => index)).toEqual([3, 9]);
    expect(table.of('yield-tile-drawn')).toHaveLength(1);
    expect(
      table
        .of('money-gained')
        .filter(({ source }) => source.kind === 'river')
        .map(({ amount }) => amount),
    ).toEqual([1, 1]);
  });

  test('GB2-EX-11 the dolphin is open, everything else open is occupied', () => {
    const table = sail(waters({ boat: 0 }, POOL), 3, 'ganga2-2')
      .play('decline')
      .seat(0, { boat: 0, money: 0 })
      .fresh();
    sail(table, 3);
    expect(table.of('money-gained')).toEqual([]);
    table.chance('turn up ganga-4', 'turn up ganga-6').play('turn river-6', 'sail 3');
    expect(table.state.boats[0]).toBe(6);
    table.play('sail 3');
    while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
    expect(table.state.boats[0]).toBe(9);
    expect([table.state.money[0], table.state.karma[0]]).toEqual([2, 2]);
    expect(table.dice(0)).toHaveLength(1);
  });
});
