import { below } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import type { FoldsOf } from '../../folds.ts';
import type { HandlersOf } from '../../frames.ts';
import type { RajasGame } from '../../game.ts';
import { at, filled } from '../../numbers.ts';
import type { InstalledModule } from '../module.ts';
import { tilesLeft } from '../river-tiles.ts';

export type Frame = { readonly kind: 'full-river/draw'; readonly index: number };
export type Fact = {
  readonly type: 'full-river/tile-laid';
  readonly index: number;
  readonly tile: number;
  readonly id: string;
};
export type Choice = { readonly type: 'full-river/tile'; readonly tile: number; readonly id: string };

/** GB2-GANGA3-23: from the first space on, every round space gets a random tile face up, as long as there are tiles. */
export function install(): InstalledModule {
  return { id: 'full-river', setUp: { river: () => [{ kind: 'full-river/draw', index: 1 }] } };
}

function tileChoice(game: RajasGame, tile: number): Choice {
  return { type: 'full-river/tile', tile, id: game.riverTiles[tile]?.id ?? '' };
}

export const handlers: HandlersOf<Frame> = {
  'full-river/draw': {
    ask: (game, state) => {
      const choices = tilesLeft(game, state).map((tile) => tileChoice(game, tile));
      return { decider: 'chance', choices, weights: filled(choices.length, 1) };
    },
    sample: (game, state, _frame, random) => {
      const tiles = tilesLeft(game, state);
      return tileChoice(game, at(tiles, below(random, tiles.length)));
    },
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'full-river/tile') return unexpected(frame, choice);
      step.fact({ type: 'full-river/tile-laid', index: frame.index, tile: choice.tile, id: choice.id });
      const index = frame.index + 1;
      // GB2-GANGA3-25: never on the oval space.
      if (index < game.river.last && tilesLeft(game, state).length > 0) step.next({ kind: 'full-river/draw', index });
    },
  },
};

export const folds: FoldsOf<Fact> = {
  'full-river/tile-laid': (_game, state, { index, tile }) => {
    state.riverTiles[index] = tile;
  },
};

export const notation = { 'full-river/tile': ({ id }: Choice) => `lay ${id}` };
