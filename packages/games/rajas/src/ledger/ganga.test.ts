import { advance, ask, begin, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import type { RajasFact } from '../modules/index.ts';
import { newTable, type Table } from '../testing/table.ts';
import { NONE } from '../words.ts';

const GANGA = { players: 2, options: { river: 'ganga-roll' } } as const;

/** Lays out the river with these rolls; tiles are drawn in printed order. */
function laidWith(...rolls: number[]) {
  const rules = mustRules(rajas, GANGA);
  const { position } = begin(rules);
  const facts: RajasFact[] = [];
  while (position.agenda.at(-1)?.kind.startsWith('ganga/')) {
    const question = ask(rules, position);
    const roll = position.agenda.at(-1)?.kind === 'ganga/roll' ? rolls.shift() : undefined;
    const choice = question?.choices.find((one) => one.type !== 'roll' || one.value === (roll ?? 6));
    if (!choice) throw new Error('no such roll');
    advance(rules, position, choice, facts);
  }
  const laid = position.state.riverTiles.flatMap((tile, index) => (tile === NONE ? [] : [index]));
  return { rules, state: position.state, facts, laid };
}

/** Seat 0 lands on the named tile on space 6. */
function landOn(id: string, arrange: (table: Table) => void = () => undefined): Table {
  const table = newTable(GANGA);
  table.state.riverTiles = table.state.riverTiles.map(() => NONE);
  table.state.riverTiles = table.state.riverTiles.with(
    6,
    table.game.riverTiles.findIndex((tile) => tile.id === id),
  );
  table.seat(0, { money: 0, boat: 5, dice: ['B1'] });
  arrange(table);
  return table.fresh().play('harbour-1', 'pay B1');
}

describe('Ganga module', () => {
  test('RAJ-GANGA-01 the tiles are drawn in a random order', () => {
    const order = (seed: string): number[] => {
      const rules = mustRules(rajas, GANGA);
      const { position } = begin(rules);
      const random = seededRandom(seed);
      while (position.agenda.at(-1)?.kind.startsWith('ganga/')) advance(rules, position, randomChoice(rules, position, random));
      return position.state.riverTiles.filter((tile) => tile !== NONE);
    };
    expect(order('a')).not.toEqual(order('b'));
    const rules = mustRules(rajas, GANGA);
    const { position } = begin(rules);
    advance(rules, position, { type: 'roll', value: 1 });
    expect(ask(rules, position)?.weights).toEqual(Array(8).fill(1));
  });

  test('RAJ-GANGA-02 RAJ-EX-25 a first roll of 2 puts the first tile on space 2', () => {
    const { laid, state, rules } = laidWith(2, 6, 6, 6, 6);
    expect(laid[0]).toBe(2);
    expect(rules.game.river.printed[2]).toMatchObject({ kind: 'karma', amount: 2 });
    expect(rules.game.riverTiles[state.riverTiles[2] ?? NONE]?.gain.kind).not.toBe('karma');
  });

  test('RAJ-GANGA-03 rolls 2, 3, 6 lead to spaces 2, 5, 11', () => {
    expect(laidWith(2, 3, 6).laid.slice(0, 3)).toEqual([2, 5, 11]);
  });

  test('RAJ-GANGA-04 stops when all tiles are placed or at the river’s end, without rolling again', () => {
    expect(laidWith(1, 1, 1, 1, 1, 1, 1, 1).laid).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { laid, facts } = laidWith(6, 6, 6, 6, 2);
    expect(laid).toEqual([6, 12, 18, 24]);
    expect(facts.filter(({ type }) => type === 'ganga/rolled')).toHaveLength(5);
  });

  test('RAJ-GANGA-05 never on the start or the last space', () => {
    for (let seed = 0; seed < 200; seed++) {
      const rules = mustRules(rajas, GANGA);
      const { position } = begin(rules);
      const random = seededRandom(`river ${seed}`);
      while (position.agenda.at(-1)?.kind.startsWith('ganga/')) advance(rules, position, randomChoice(rules, position, random));
      expect(position.state.riverTiles[0]).toBe(NONE);
      expect(position.state.riverTiles[rules.game.river.last]).toBe(NONE);
    }
  });

  test('RAJ-GANGA-06 a tile replaces the print for the whole game', () => {
    const table = newTable(GANGA);
    table.state.riverTiles = table.state.riverTiles.map(() => NONE);
    table.state.riverTiles = table.state.riverTiles.with(
      2,
      table.game.riverTiles.findIndex(({ id }) => id === 'ganga-6'),
    );
    table.seat(0, { boat: 1, karma: 0, dice: ['B1'] }).play('harbour-1', 'pay B1', 'yogi', 'take O');
    expect(table.state.karma[0]).toBe(2);
    expect(table.dice(0)).toEqual(['O1']);
  });

  test('RAJ-GANGA-07 the bridge is not counted', () => {
    const { game } = newTable(GANGA);
    const b = game.river.bridgeAfter;
    expect(laidWith(6, 6, b - 12, 1).laid).toEqual([6, 12, b, b + 1, b + 7]);
  });

  test('RAJ-GANGA-08 a die of choice for each karma level', () => {
    const table = landOn('ganga-1', (t) => t.seat(0, { karma: 3 })).play('take B', 'take G', 'take G');
    expect(table.dice(0)).toEqual(['B1', 'G1', 'G1']);
    const none = landOn('ganga-1', (t) => t.seat(0, { karma: 0 }));
    expect(none.decider()).toBe(1);
  });

  test('RAJ-GANGA-09 three dice of the colours shown; a missing colour lapses', () => {
    expect(landOn('ganga-2').dice(0)).toEqual(['B1', 'G1', 'O1']);
    expect(landOn('ganga-2', (t) => t.supply({ green: 0 })).dice(0)).toEqual(['B1', 'O1']);
  });

  test('RAJ-GANGA-10 the palace action shown, without worker and die, even if occupied', () => {
    const table = landOn('ganga-6', (t) => t.seat(0, { karma: 0 }).occupy(1, 'yogi'));
    table.play('yogi', 'take P');
    expect(table.state.karma[0]).toBe(2);
    expect(table.dice(0)).toEqual(['P1']);
    const { last } = table.game.river;
    const far = newTable(GANGA);
    far.state.riverTiles = far.state.riverTiles.map(() => NONE);
    far.state.riverTiles = far.state.riverTiles.with(
      last - 2,
      far.game.riverTiles.findIndex(({ id }) => id === 'ganga-8'),
    );
    far
      .seat(0, { boat: last - 3, dice: ['B1'] })
      .fresh()
      .play('harbour-1', 'pay B1');
    expect(far.of('lapsed')).toMatchObject([{ what: 'palace-action' }]);
  });

  test('RAJ-GANGA-11 three markets of one kind without a die', () => {
    const table = landOn('ganga-3', (t) =>
      t.seat(0, {
        province: [
          ['C2', 'G-C1', 0],
          ['C3', 'G-S4', 0],
          ['B1', 'B-S5', 1],
          ['D1', 'P-S2', 2],
        ],
      }),
    );
    expect(table.choices()[0]).toBe('score 7');
    expect(table.play('score 7').state.money[0]).toBe(7);
  });

  test('RAJ-GANGA-12 move on up to 3 unoccupied spaces, with the benefit reached', () => {
    const table = landOn('ganga-4', (t) => t.seat(1, { boat: 8 }));
    expect(table.choices()).toEqual(['stay', 'sail 1', 'sail 2', 'sail 3']);
    table.play('sail 2');
    expect(table.state.boats[0]).toBe(9);
    expect(table.of('boat-moved').map(({ to }) => to)).toEqual([6, 9]);
  });

  test('RAJ-GANGA-13 staying gives nothing; another such tile moves the boat again', () => {
    const stay = landOn('ganga-4').play('stay');
    expect(stay.state.boats[0]).toBe(6);
    const chain = newTable({
      ...GANGA,
      edit: (edition) => {
        edition.modules = {
          ganga: { riverTiles: ['a', 'b'].map((id) => ({ id, gain: { kind: 'boat-move', max: 3 } })) },
        };
      },
    });
    chain.state.riverTiles = chain.state.riverTiles.map(() => NONE);
    chain.state.riverTiles = chain.state.riverTiles.with(5, 0);
    chain.state.riverTiles = chain.state.riverTiles.with(7, 1);
    chain.seat(0, { boat: 4, dice: ['B1'] }).play('harbour-1', 'pay B1', 'sail 2');
    expect(chain.state.boats[0]).toBe(7);
    expect(chain.choices()).toEqual(['stay', 'sail 1', 'sail 2', 'sail 3']);
  });

  test('RAJ-GANGA-14 all river tiles are open from the start', () => {
    const table = newTable(GANGA);
    const view = rajas.viewFor(table.game, table.position, 1);
    const laid = table.state.riverTiles.map((tile) => table.game.riverTiles[tile]?.id ?? '');
    expect(view.river).toEqual(laid);
    expect(laid.filter((id) => id !== '').length).toBeGreaterThan(0);
    expect(table.state.round).toBe(1);
  });
});
