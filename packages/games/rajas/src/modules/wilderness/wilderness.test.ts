import { advance, ask, begin, mustRules } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../../definition.ts';
import { at } from '../../numbers.ts';
import { layTop } from '../../rules/province.ts';
import { newTable, type SeatFixture, type Table, TEST_SOURCE } from '../../testing/table.ts';
import { viewFor } from '../../view.ts';
import { NONE } from '../../words.ts';
import type { RajasFact } from '../index.ts';

interface Dealing {
  readonly players?: number;
  readonly navaratnas?: 'on' | 'off';
  /** Which tile each seat draws, the start player first. */
  readonly draws: readonly string[];
  /** Gives these answers in order where possible, otherwise the first choice. */
  readonly answers?: readonly string[];
}

/** Plays the set-up until the first worker can be placed; chance gives the named tiles. */
function deal({ players = 2, navaratnas = 'off', draws, answers = [] }: Dealing) {
  const rules = mustRules(rajas, { players, options: { wilderness: 'on', navaratnas } });
  const { position, facts } = begin(rules);
  const wanted = [...draws.map((terrain) => `draw wilderness-${terrain}`), ...answers];
  const asked: { frame: string; choices: string[]; decider: unknown }[] = [];
  for (
    let question = ask(rules, position);
    question && position.agenda.at(-1)?.kind !== 'place';
    question = ask(rules, position)
  ) {
    const texts = question.choices.map((choice) => rajas.format(rules.game, choice));
    asked.push({ frame: position.agenda.at(-1)?.kind ?? '', choices: texts, decider: question.decider });
    const found = wanted.findIndex((text) => texts.includes(text));
    const text = found < 0 ? texts[0] : wanted.splice(found, 1)[0];
    const choice = question.choices[texts.indexOf(text ?? '')];
    if (!choice) throw new Error(`no choice ${text}`);
    advance(rules, position, choice, facts);
  }
  const happened: RajasFact[] = facts;
  return { rules, game: rules.game, position, state: position.state, facts: happened, asked };
}

function types(facts: readonly RajasFact[]): string[] {
  return facts.map(({ type }) => type);
}

/** A running game in which seat 0 has a wilderness tile on an interior space. */
function withWilderness(terrain: string, cell: string, rotation: number, fixture: SeatFixture): Table {
  const table = newTable({ options: { wilderness: 'on', cows: 'on', river: 'custom' } });
  while (table.frame()?.kind !== 'place') table.play(table.choices()[0] ?? '');
  for (let one = 0; one < table.game.grid.cells.length; one++) {
    if (at(table.state.tiles, one) >= 0) layTop(table.game, table.state, 0, one, NONE, 0);
  }
  layTop(table.game, table.state, 0, table.cell(cell), table.tile(`wilderness-${terrain}`), rotation);
  return table.seat(0, { money: 9, ...fixture }).fresh();
}

const countPer = (table: Table, per: string) =>
  table.game.gains.find(({ data }) => data.per === per)?.counter?.(table.game, table.state, 0);
const perBend = (table: Table) => countPer(table, 'bend');
const perTile = (table: Table) => countPer(table, 'province-tile');

describe('dealing', () => {
  test('GB2-WILD-01 a tile is drawn after the starting dice and the starting money', () => {
    const { facts } = deal({ draws: ['waterfall', 'desert'] });
    const order = types(facts);
    expect(order.indexOf('wilderness/tile-drawn')).toBeGreaterThan(order.lastIndexOf('money-set'));
    expect(order.indexOf('wilderness/tile-drawn')).toBeGreaterThan(order.indexOf('start-player-found'));
    expect(order.filter((type) => type === 'wilderness/tile-drawn')).toHaveLength(2);
    expect(order.lastIndexOf('wilderness/tile-laid')).toBeLessThan(order.indexOf('round-started'));
  });

  test('GB2-WILD-02 GB2-GEN-14 tiles that no one draws stay unseen', () => {
    const { game, position, facts } = deal({ draws: ['waterfall', 'desert'] });
    const seen = JSON.stringify([facts, viewFor(game, position, 0), viewFor(game, position, 'spectator')]);
    expect(seen).toContain('wilderness-waterfall');
    expect(seen).not.toContain('wilderness-swamp');
    expect(seen).not.toContain('wilderness-mountains');
  });

  test('GB2-WILD-03 on one of the four interior spaces, in any rotation', () => {
    const { asked } = deal({ draws: ['swamp', 'waterfall'] });
    const [fork = [], bend = []] = asked.filter(({ frame }) => frame === 'wilderness/lay').map(({ choices }) => choices);
    const cells = new Set(fork.map((text) => text.split(' ')[1]));
    expect([...cells].sort()).toEqual(['B2', 'B3', 'D2', 'D3']);
    expect(fork).toHaveLength(16);
    expect(bend).toHaveLength(16);
  });

  test('GB2-WILD-04 it does not have to be connected to the residence', () => {
    const { state, game } = deal({ draws: ['waterfall', 'desert'], answers: ['lay B3 r0'] });
    const cell = game.grid.cells.indexOf('B3');
    const seat = state.start;
    expect(game.tiles[at(state.tiles, seat * game.grid.cells.length + cell)]?.id).toBe('wilderness-waterfall');
    expect(at(state.joined, seat) & (1 << cell)).toBe(0);
  });

  test('GB2-WILD-05 a player draws, places and gets the benefit before the next player draws', () => {
    const { facts, state } = deal({ players: 3, draws: ['waterfall', 'mountains', 'desert'] });
    const seats = facts.filter(({ type }) => type === 'wilderness/tile-drawn').map((fact) => ('seat' in fact ? fact.seat : -1));
    expect(seats).toEqual([0, 1, 2].map((i) => (state.start + i) % 3));
    const order = types(facts);
    const drawn = order.flatMap((type, index) => (type === 'wilderness/tile-drawn' ? [index] : []));
    expect(order.slice(drawn[0], drawn[1])).toEqual(['wilderness/tile-drawn', 'wilderness/tile-laid', 'die-rolled']);
    expect(order.slice(drawn[1], drawn[2])).toContain('yield-tile-drawn');
  });
});

describe('terrains', () => {
  const diceOf = ({ state }: ReturnType<typeof deal>, seat: number) =>
    state.dice.slice(seat * 24, seat * 24 + 24).reduce((sum, dice) => sum + dice, 0);

  test('GB2-WILD-06 waterfall: a bend and one die of your choice', () => {
    const table = deal({ draws: ['waterfall', 'desert'], answers: ['take P'] });
    expect(diceOf(table, table.state.start)).toBe(5);
    expect(diceOf(table, 1 - table.state.start)).toBe(4);
    expect(table.game.tiles.find(({ id }) => id === 'wilderness-waterfall')?.road).toBe(1);
  });

  test('GB2-WILD-07 mountains: a straight, and a white yield immediately', () => {
    const money = { kind: 'money', amount: 3 };
    const game = deal({ draws: ['desert', 'waterfall'] }).game;
    const tile = game.yieldTiles.find(
      ({ colourName, gain }) => colourName === 'white' && JSON.stringify(gain.data) === JSON.stringify(money),
    );
    const white = tile ?? game.yieldTiles.find(({ colourName, gain }) => colourName === 'white' && gain.kind === 'money');
    const table = deal({ draws: ['mountains', 'desert'], answers: [`draw ${white?.id}`] });
    const start = table.facts.find((fact) => fact.type === 'money-set' && fact.seat === table.state.start);
    const before = start?.type === 'money-set' ? start.amount : 0;
    expect(at(table.state.money, table.state.start)).toBe(before + (white?.gain.amount ?? 0));
    expect(game.tiles.find(({ id }) => id === 'wilderness-mountains')?.road).toBe(0);
  });

  test('GB2-WILD-08 without Navaratnas the white tile is set aside', () => {
    const { state } = deal({ draws: ['mountains', 'desert'] });
    const sum = (tiles: readonly number[]) => tiles.reduce((a, b) => a + b, 0);
    expect([sum(state.yieldStack), sum(state.yieldAside)]).toEqual([7, 1]);
  });

  test('GB2-WILD-09 with Navaratnas the white tile shown stays in the supply', () => {
    const { state, game, facts } = deal({ draws: ['mountains', 'desert'], navaratnas: 'on' });
    const display = state.modules.navaratnas?.display ?? [];
    const whites = game.yieldTiles.filter(({ colourName }) => colourName === 'white');
    expect(whites.reduce((sum, { index }) => sum + at(display, index), 0)).toBe(8);
    expect(types(facts)).toContain('wilderness/yield-tile-shown');
    expect(types(facts).indexOf('wilderness/tile-drawn')).toBeGreaterThan(types(facts).lastIndexOf('navaratnas/tile-drawn'));
  });

  test('GB2-WILD-10 swamp: a fork, and one die may be swapped for a die of your choice', () => {
    const declined = deal({ draws: ['swamp', 'desert'], answers: ['decline'] });
    expect(declined.facts.filter(({ type }) => type === 'declined')).toMatchObject([{ what: 'dice' }]);
    const offered = declined.asked.find(({ frame }) => frame === 'wilderness/swap-die');
    const die = offered?.choices.find((text) => text.startsWith('return')) ?? '';
    const table = deal({ draws: ['swamp', 'desert'], answers: [die, `take ${die.slice('return '.length, -1)}`] });
    expect(diceOf(table, table.state.start)).toBe(4);
    expect(types(table.facts)).toContain('die-returned');
    const taken = table.asked.find(({ frame }) => frame === 'take-dice');
    expect(taken?.choices.every((text) => text.startsWith('take'))).toBe(true);
    expect(table.game.tiles.find(({ id }) => id === 'wilderness-swamp')?.road).toBe(2);
  });

  test('GB2-WILD-11 desert: an intersection and 1 karma', () => {
    const { state, game } = deal({ draws: ['desert', 'waterfall'] });
    expect(at(state.karma, state.start)).toBe(game.edition.start.karma + 1);
    expect(game.tiles.find(({ id }) => id === 'wilderness-desert')).toMatchObject({ road: 3, markets: [], buildings: [] });
  });
});

describe('in the province', () => {
  test('GB2-WILD-12 connecting it later gives nothing', () => {
    const table = withWilderness('desert', 'B2', 0, { dice: ['B6'], karma: 1 }).onlyOpen('B-S1');
    table.play('quarry-1', 'take B-S1', 'lay B1 r1', 'pay B6');
    expect(at(table.state.joined, 0) & (1 << table.cell('B2'))).not.toBe(0);
    expect(table.state.karma[0]).toBe(1);
  });

  test('GB2-WILD-13 nothing can be built from unconnected wilderness', () => {
    const table = withWilderness('desert', 'B3', 0, { dice: ['B6'] })
      .onlyOpen('B-S1')
      .play('quarry-1', 'take B-S1');
    expect([...new Set(table.choices().map((text) => text.split(' ')[1]))].sort()).toEqual(['B1', 'C2', 'D1']);
  });

  test('GB2-WILD-14 a road connecting the network and wilderness opens the wilderness’s other ends', () => {
    const table = withWilderness('desert', 'B2', 0, { dice: ['B6', 'B6'] }).onlyOpen('B-S1');
    table.play('quarry-1', 'take B-S1', 'lay B1 r1', 'pay B6').open('B-S2');
    const next = table.run({ kind: 'pick-tile', seat: 0, over: false, optional: false, source: TEST_SOURCE }).play('take B-S2');
    const cells = new Set(next.choices().map((text) => text.split(' ')[1]));
    expect(cells.has('A2') && cells.has('B3')).toBe(true);
  });

  test('GB2-WILD-15 GB2-WILD-21 a tile beside it does not have to match its roads, and it touches no yield', () => {
    const table = withWilderness('mountains', 'B2', 1, { dice: ['B6'] })
      .onlyOpen('B-S1')
      .play('quarry-1', 'take B-S1');
    expect(table.choices()).toContain('lay B1 r1');
    table.play('lay B1 r1', 'pay B6');
    expect(at(table.state.joined, 0) & (1 << table.cell('B2'))).toBe(0);
    const { grid } = table.game;
    for (let cell = 0; cell < grid.cells.length; cell++) {
      if (grid.interior & (1 << cell)) expect(grid.touches.slice(cell * 4, cell * 4 + 4)).toEqual([0, 0, 0, 0]);
    }
  });

  test('GB2-WILD-16 GB2-INT-17 nothing covers wilderness, not even a cow', () => {
    const province = [['B1', 'B-S1', 1]] as const;
    const table = withWilderness('desert', 'B2', 0, { dice: ['B6', 'B6', 'O1'], province }).onlyOpen('cow-orange', 'B-T5');
    table.run({ kind: 'pick-tile', seat: 0, over: true, optional: false, source: TEST_SOURCE }).play('take cow-orange');
    expect(table.choices().some((text) => text.startsWith('lay B2'))).toBe(false);
    expect(table.choices().some((text) => text.startsWith('lay B1'))).toBe(true);
    const view = viewFor(table.game, table.position, 0);
    expect(rajas.explain(table.game, view, 0, 'cell:B2')).toMatchObject({ rule: 'GB2-WILD-16' });
  });

  test('GB2-WILD-17 covering may not cut off connected wilderness; unconnected wilderness is exempt', () => {
    const over = { kind: 'pick-tile', seat: 0, over: true, optional: false, source: TEST_SOURCE } as const;
    const joined = withWilderness('desert', 'B2', 0, { dice: ['G6'], province: [['B1', 'B-S1', 1]] })
      .onlyOpen('G-S5')
      .run(over);
    const rotations = joined.play('take G-S5').choices();
    expect(rotations).toEqual(['lay B1 r1']);
    const apart = withWilderness('desert', 'D3', 0, { dice: ['G6'], province: [['B1', 'B-S1', 1]] })
      .onlyOpen('G-S5')
      .run(over);
    expect(apart.play('take G-S5').choices()).toEqual(['lay B1 r0', 'lay B1 r1']);
  });

  test('GB2-WILD-18 GB2-WILD-19 it only counts as a tile with its road shape while connected', () => {
    const joined = withWilderness('waterfall', 'B2', 0, {
      province: [
        ['B1', 'B-S1', 1],
        ['D1', 'G-S1', 2],
      ],
    });
    expect([perBend(joined), perTile(joined)]).toEqual([3, 3]);
    const apart = withWilderness('waterfall', 'B2', 1, {
      province: [
        ['B1', 'B-S1', 1],
        ['D1', 'G-S1', 2],
      ],
    });
    expect([perBend(apart), perTile(apart)]).toEqual([2, 2]);
  });

  test('GB2-WILD-20 it is not a market tile: a cow placed beside it gives 1 money', () => {
    const table = withWilderness('desert', 'B2', 0, { dice: ['O1', 'O1'] }).onlyOpen('cow-orange');
    table.play('quarry-1', 'take cow-orange', 'lay C2 r1', 'pay O1 O1');
    expect(table.of('money-gained')).toMatchObject([{ amount: 1, source: { kind: 'tile', id: 'cow-orange' } }]);
  });
});
