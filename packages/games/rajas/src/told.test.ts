import type { SetUp } from '@durbar/engine';
import { type PieceMove, toldContract, undoContract } from '@durbar/engine/testing';
import { rajas } from './definition.ts';
import type { RajasGame } from './game.ts';
import type { RajasFact } from './modules/index.ts';
import { bitsOf, idAt } from './numbers.ts';
import { NONE } from './words.ts';

function moves(_game: RajasGame, fact: RajasFact): readonly PieceMove[] {
  switch (fact.type) {
    case 'tile-revealed':
      return [{ piece: fact.id, from: `stack ${fact.stack}` }];
    case 'full-river/tile-laid':
    case 'mysterious/revealed':
      return [{ piece: fact.id, from: 'river tiles', to: `river ${fact.index}` }];
    case 'yield-tile-drawn':
      return [{ piece: fact.id, from: 'yield stack', to: 'yield tiles aside' }];
    case 'yield-stack-renewed':
      return [{ pieces: 'all', from: 'yield tiles aside', to: 'yield stack' }];
    default:
      return [];
  }
}

function stacksOf(game: RajasGame, isIn: (stack: number, place: number) => boolean): Record<string, string[]> {
  return Object.fromEntries(
    game.stacks.map(({ tiles }, stack) => [
      `stack ${stack}`,
      tiles.flatMap((tile, place) => (isIn(stack, place) ? [game.tiles[tile]?.id ?? ''] : [])),
    ]),
  );
}

function yieldTiles(game: RajasGame, counts: readonly number[]): string[] {
  return counts.flatMap((count, tile) => Array<string>(count).fill(game.yieldTiles[tile]?.id ?? ''));
}

const SET_UPS: readonly SetUp[] = [
  { players: 2 },
  { players: 3, options: { cows: 'on', kedarnath: 'front', roads: 'front', river: 'full-random' } },
  { players: 2, options: { holi: 'back', navaratnas: 'on', river: 'mysterious', riverPool: 'ganga1+ganga2+ganga3' } },
  { players: 4, options: { holi: 'front', wilderness: 'on', pinkElephant: 'on', roads: 'back' } },
];

toldContract(rajas, {
  setUps: SET_UPS,
  known: (game) => ({
    ...stacksOf(game, () => true),
    'yield stack': yieldTiles(
      game,
      game.yieldTiles.map((tile) => game.hooks.rules.stackedYieldTiles(tile)),
    ),
    'yield tiles aside': [],
  }),
  moves,
  places: (game, state) => ({
    ...stacksOf(game, (stack, place) => bitsOf(state.below[stack] ?? 0).includes(place)),
    'yield stack': yieldTiles(game, state.yieldStack),
    'yield tiles aside': yieldTiles(game, state.yieldAside),
    ...Object.fromEntries(
      state.riverTiles.map((tile, index) => [`river ${index}`, tile === NONE ? [] : [idAt(game.riverTiles, tile)]]),
    ),
  }),
});

undoContract(rajas, SET_UPS);
