import { ask, defined, type Options } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import { startedTable } from '../testing/river.ts';
import { holiOf } from './holi/state.ts';
import type { RajasFrame } from './index.ts';
import { navaratnasOf } from './navaratnas/tiles.ts';

const DRAWS: readonly [
  rule: string,
  options: Options,
  frame: RajasFrame,
  choices: readonly string[],
  weights: readonly number[],
][] = [
  [
    'GB2-WILD-02 wilderness that nobody has drawn',
    { wilderness: 'on' },
    { kind: 'wilderness/draw', seat: 0 },
    ['draw wilderness-swamp', 'draw wilderness-desert'],
    [1, 1],
  ],
  [
    'GB2-WILD-09 a white yield tile that is shown',
    { wilderness: 'on', navaratnas: 'on' },
    { kind: 'wilderness/show-yield-tile', seat: 0 },
    ['draw W1', 'draw W2', 'draw W3', 'draw W4'],
    [2, 2, 2, 2],
  ],
  [
    'RAJ-NAV-05 a brown tile',
    { navaratnas: 'on' },
    { kind: 'navaratnas/draw', seat: 0 },
    ['yield B3', 'yield B4', 'yield B5', 'yield B6', 'yield B7'],
    [1, 3, 1, 1, 1],
  ],
  [
    'GB2-HOLI-41 the top tile of a pile',
    { holi: 'back' },
    { kind: 'holi/draw-yield', seat: 0, colour: 1 },
    ['draw Y1', 'draw Y2', 'draw Y4', 'draw Y5', 'draw Y6', 'draw Y7', 'draw Y8'],
    [1, 1, 1, 2, 1, 1, 1],
  ],
  ['GB2-HOLI-04 the back of a tile', { holi: 'back' }, { kind: 'holi/lay-tile', tile: 2 }, ['back palace', 'back yield'], [1, 1]],
  [
    'GB2-HOLI-14 a die of a festival',
    { holi: 'front' },
    { kind: 'holi/roll', seat: 0, colour: 1 },
    ['roll 1', 'roll 2', 'roll 3', 'roll 4', 'roll 5', 'roll 6'],
    [1, 1, 1, 1, 1, 1],
  ],
  [
    'GB2-ROAD-24 the die of the road board',
    { roads: 'back' },
    { kind: 'roads/roll', seat: 0, source: { kind: 'space', id: 'road-board' } },
    ['roll 1', 'roll 2', 'roll 3', 'roll 4', 'roll 5', 'roll 6'],
    [1, 1, 1, 1, 1, 1],
  ],
  [
    'RAJ-GANGA-01 a river tile that lies nowhere yet',
    { river: 'full-random', riverPool: 'ganga1+ganga2+ganga3' },
    { kind: 'full-river/draw', index: 1 },
    ['lay ganga3-16', 'lay ganga3-17'],
    [1, 1],
  ],
];

/** A game in which some of the draw pool is gone. */
function thinned(options: Options) {
  const table = startedTable(options);
  const { holi, navaratnas } = table.state.modules;
  const kind = (id: string): number => table.game.yieldTiles.findIndex((tile) => tile.id === id);
  if (navaratnas) navaratnasOf(table.state.modules).display[kind('B4')] = 3;
  if (holi) {
    const { piles, backs } = holiOf(table.state.modules);
    piles[kind('Y3')] = 0;
    backs.splice(0, 3, 0, -1, -1);
  }
  return table;
}

describe('chance draws', () => {
  test.each(DRAWS)('%s: in proportion to the copies left', (_rule, options, frame, choices, weights) => {
    const { rules, position, game, state } = thinned(options);
    position.agenda.push(frame);
    const question = defined(ask(rules, position), 'question');
    const texts = question.choices.map((choice) => rajas.format(game, choice));
    expect([question.decider, texts, question.weights]).toEqual(['chance', choices, weights]);
    const handler = defined(rajas.handlers[frame.kind], 'handler');
    const copies = weights.reduce((sum, weight) => sum + weight, 0);
    const drawn = Array.from({ length: copies }, (_, i) => {
      const sampled = 'sample' in handler ? handler.sample?.(game, state, frame as never, () => (i + 0.5) / copies) : undefined;
      return rajas.format(game, defined(sampled, 'sample'));
    });
    expect(drawn).toEqual(choices.flatMap((text, i) => Array<string>(weights[i] ?? 0).fill(text)));
  });
});
