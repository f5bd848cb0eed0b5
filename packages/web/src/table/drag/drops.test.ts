import { describe, expect, test } from 'vitest';
import type { Beat, Journey, Verb } from '../../story/beat.ts';
import { dropsOf, dropTurned } from './drops.ts';

const beat = (verb: Verb, journeys: readonly Journey[], rest: Partial<Beat> = {}): Beat => ({
  id: '0.0',
  facts: [0],
  verb,
  ms: 100,
  journeys,
  ...rest,
});

describe('a piece can be dropped', () => {
  test('wherever a choice would take it', () => {
    const worker = { place: 'tray:0', face: 'worker 0' };
    const told = ['market', 'palace'].map((space) => ({
      text: `place ${space}`,
      beats: [beat('step', [{ face: 'worker 0', from: 'tray:0', to: `space:${space}` }])],
    }));
    expect(dropsOf(worker, told)).toEqual([
      { place: 'space:market', turns: 0, text: 'place market' },
      { place: 'space:palace', turns: 0, text: 'place palace' },
    ]);
    expect(dropsOf({ place: 'tray:1', face: 'worker 1' }, told)).toEqual([]);
  });

  test('at every place on its way, but not at its origin or out of the game', () => {
    const card = { place: 'grid:3', face: 'card 12' };
    const beats = [
      beat('lay', [{ face: 'card 12', from: 'grid:3', to: 'resolving' }]),
      beat('lay', [{ face: 'card 12', from: 'resolving', to: 'row:0:goods' }]),
      beat('clear', [{ face: 'card 12', from: 'row:0:goods', to: 'nowhere' }]),
    ];
    expect(dropsOf(card, [{ text: 'take', beats }]).map(({ place }) => place)).toEqual(['resolving', 'row:0:goods']);
  });

  test('where it is named for a choice that moves nothing yet', () => {
    const die = { place: 'kali:0', face: 'die O4' };
    const named = { text: 'reroll O4', beats: [], named: ['space:terrace'] };
    expect(dropsOf(die, [named])).toEqual([{ place: 'space:terrace', turns: 0, text: 'reroll O4' }]);
  });

  test('on what it pays for', () => {
    const die = { place: 'kali:0', face: 'die O4' };
    const beats = [
      beat('pay', [{ face: 'die O4', from: 'kali:0', to: 'supply:orange' }]),
      beat('lay', [{ face: 'tile 7', from: 'stack:2', to: 'cell:0:B2' }]),
    ];
    expect(dropsOf(die, [{ text: 'pay', beats }]).map(({ place }) => place)).toEqual(['supply:orange', 'stack:2', 'cell:0:B2']);
    const toSpace = [beat('pay', [{ face: 'die O4', from: 'kali:0', to: 'supply:orange' }], { pays: 'space:market' })];
    expect(dropsOf(die, [{ text: 'pay', beats: toSpace }]).map(({ place }) => place)).toEqual(['supply:orange', 'space:market']);
  });
});

test('uses the rotation of the piece, or the next legal one', () => {
  const drops = [1, 3].map((turns) => ({ place: 'cell:0:B2', turns, text: `r${turns}` }));
  expect(dropTurned(drops, 1)?.text).toBe('r1');
  expect(dropTurned(drops, 2)?.text).toBe('r3');
  expect(dropTurned(drops, 0)?.text).toBe('r1');
  expect(dropTurned([], 0)).toBeUndefined();
});
