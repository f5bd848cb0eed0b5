import { defined, parsePosition, positionText } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import { holiTable } from '../testing/holi.ts';
import { startedTable } from '../testing/river.ts';
import type { Table } from '../testing/table.ts';
import type { ModuleStates, ModuleViews } from './index.ts';

/** Every part of the modules' state differs from the start. */
function inTheMiddle(): readonly (readonly [name: string, table: Table])[] {
  const boards = startedTable({ roads: 'back', pinkElephant: 'on', navaratnas: 'on', river: 'drying' });
  const { roads, pinkElephant, navaratnas, drying } = boards.state.modules;
  Object.assign(defined(roads, 'roads'), { supply: 5, held: [2, 1], fresh: [1, 0], planted: [0b110, 0], rolling: 2 });
  Object.assign(defined(pinkElephant, 'elephant'), { owner: 1, space: 3, changed: 1, lying: 1, used: 2 });
  defined(navaratnas, 'navaratnas').offers[1] = 2;
  defined(drying, 'drying').dried = 0b10100;
  const waters = startedTable({ river: 'mysterious' });
  defined(waters.state.modules.mysterious, 'mysterious').hidden = 0b1010;
  const festival = holiTable('back');
  Object.assign(defined(festival.state.modules.holi, 'holi'), {
    tiles: [1, -1, -3],
    queue: [{ tile: 1, track: 0, activator: 2 }],
    dice: [3],
    recoloured: [{ seat: 0, die: 4, own: 2 }],
  });
  return [
    ['boards and boats', boards],
    ['waters', waters],
    ['a festival', festival],
  ];
}

/** These lists are replaced, never mutated. */
const REPLACED = ['queue', 'dice', 'recoloured'];

function spoil(parts: ModuleStates | ModuleViews): void {
  for (const part of Object.values(parts)) {
    for (const [key, value] of Object.entries(part)) if (Array.isArray(value) && !REPLACED.includes(key)) value.length = 0;
  }
}

describe('module state', () => {
  test.each(inTheMiddle().map(([name], i) => [name, i] as const))('a copy is the same and stays so: %s', (_name, i) => {
    const { game, state } = defined(inTheMiddle()[i], 'table')[1];
    const before = structuredClone(state.modules);
    const copy = rajas.copy(game, state);
    expect(copy.modules).toEqual(before);
    spoil(state.modules);
    expect(copy.modules).toEqual(before);
  });

  test.each(inTheMiddle().map(([name], i) => [name, i] as const))(
    'RAJ-GEN-05 a view shows everything, so nothing has to be imagined: %s',
    (_name, i) => {
      const { game, position, state } = defined(inTheMiddle()[i], 'table')[1];
      const before = structuredClone(state.modules);
      const view = rajas.viewFor(game, position, 0);
      const shown = structuredClone(view);
      const imagined = rajas.imagine(game, view, () => 0);
      expect(imagined.state.modules).toEqual(before);
      spoil(view.modules);
      expect(imagined.state.modules).toEqual(before);
      const again = rajas.viewFor(game, position, 0);
      spoil(state.modules);
      expect(again).toEqual(shown);
    },
  );
});

test.each(inTheMiddle().map(([name], i) => [name, i] as const))('a line holds the whole position: %s', (_name, i) => {
  const { rules, position, state } = defined(inTheMiddle()[i], 'table')[1];
  const text = positionText(rules, position);
  for (const part of Object.keys(state.modules)) expect(text).toContain(part);
  expect(parsePosition(rules, text)).toEqual({ ok: true, value: position });
});

test('a line names backs and yield tiles by id, independent of their order in an edition', () => {
  const festival = holiTable('back');
  expect(positionText(festival.rules, festival.position)).toContain('bonus');
  const { rules, position, game } = startedTable({ navaratnas: 'on' });
  for (const { id } of game.yieldTiles) expect(positionText(rules, position)).toContain(id);
});

test('GB2-HOLI-04 a view names the visible back', () => {
  const { game, position } = holiTable('back');
  expect(rajas.viewFor(game, position, 0).modules.holi?.spaces.map(({ back }) => back)).toEqual(['bonus', 'palace', 'yield']);
});

test('GB2-DRY-03 nothing has dried up at the start', () => {
  const { game, position } = startedTable({ river: 'drying' });
  expect(rajas.viewFor(game, position, 0).modules.drying).toEqual({ dried: [] });
});
