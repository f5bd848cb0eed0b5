import { below } from '@durbar/engine';
import { askRoll, sampleRoll } from '../../decisions/dice.ts';
import { unexpected } from '../../decisions/unexpected.ts';
import type { FoldsOf } from '../../folds.ts';
import type { HandlersOf } from '../../frames.ts';
import type { RajasGame } from '../../game.ts';
import { at, filled } from '../../numbers.ts';
import type { InstalledModule } from '../module.ts';
import { type RiverTilesData, tilesLeft } from '../river-tiles.ts';
import house from './data/house.json' with { type: 'json' };

/** `from`: the space after which the next tile is counted. */
export type Frame =
  | { readonly kind: 'ganga/roll'; readonly from: number }
  | { readonly kind: 'ganga/draw'; readonly index: number };
export type Fact =
  | { readonly type: 'ganga/rolled'; readonly value: number }
  | { readonly type: 'ganga/tile-laid'; readonly index: number; readonly tile: number; readonly id: string };
export type Choice = { readonly type: 'ganga/tile'; readonly tile: number; readonly id: string };

export type { RiverTilesData as Data } from '../river-tiles.ts';
export { riverTilesShape as dataShape } from '../river-tiles.ts';
export const componentData: RiverTilesData = house as RiverTilesData;

/** The river tiles of the first Ganga module. */
export function installTiles({ riverTiles }: RiverTilesData): InstalledModule {
  return { id: 'ganga', riverTiles };
}

/** River tiles laid by die rolls before the game; each replaces the benefit of its space. */
export function installRoll(): InstalledModule {
  return { id: 'ganga-roll', setUp: { river: () => [{ kind: 'ganga/roll', from: 0 }] } };
}

export const handlers: HandlersOf<Frame> = {
  'ganga/roll': {
    ask: askRoll,
    sample: (_game, _state, _frame, random) => sampleRoll(random),
    answer: ({ river }, _state, frame, choice, step) => {
      if (choice.type !== 'roll') return unexpected(frame, choice);
      step.fact({ type: 'ganga/rolled', value: choice.value });
      const index = frame.from + choice.value;
      // RAJ-GANGA-04: a roll that would reach the last space ends the laying.
      if (index < river.last) step.next({ kind: 'ganga/draw', index });
    },
  },
  'ganga/draw': {
    ask: (game, state) => {
      const choices = tilesLeft(game, state).map((tile) => tileChoice(game, tile));
      return { decider: 'chance', choices, weights: filled(choices.length, 1) };
    },
    sample: (game, state, _frame, random) => {
      const tiles = tilesLeft(game, state);
      return tileChoice(game, at(tiles, below(random, tiles.length)));
    },
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'ganga/tile') return unexpected(frame, choice);
      const { index } = frame;
      step.fact({ type: 'ganga/tile-laid', index, tile: choice.tile, id: choice.id });
      if (tilesLeft(game, state).length > 0) step.next({ kind: 'ganga/roll', from: index });
    },
  },
};

export const folds: FoldsOf<Fact> = {
  'ganga/rolled': () => undefined,
  'ganga/tile-laid': (_game, state, { index, tile }) => {
    state.riverTiles[index] = tile;
  },
};

export const notation = { 'ganga/tile': ({ id }: Choice) => `lay ${id}` };

function tileChoice(game: RajasGame, tile: number): Choice {
  return { type: 'ganga/tile', tile, id: game.riverTiles[tile]?.id ?? '' };
}
