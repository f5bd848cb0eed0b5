import { unexpected } from '../../decisions/unexpected.ts';
import type { FoldsOf } from '../../folds.ts';
import type { HandlersOf } from '../../frames.ts';
import { changed } from '../../numbers.ts';
import type { ModuleHooks } from '../module.ts';
import type { RajasModule } from '../parts.ts';
import { drawTile, tilesLeft } from '../river-tiles.ts';

type Frame = { readonly kind: 'full-river/draw'; readonly index: number };
type Fact = {
  readonly type: 'full-river/tile-laid';
  readonly index: number;
  readonly tile: number;
  readonly id: string;
};
type Choice = { readonly type: 'full-river/tile'; readonly tile: number; readonly id: string };

/** GB2-GANGA3-23: starting from the first, every round space gets a random face-up tile while tiles last (GB2-DRY-01). */
function install(): ModuleHooks {
  return { setUp: { river: () => [{ kind: 'full-river/draw', index: 1 }] } };
}

const handlers: HandlersOf<Frame> = {
  'full-river/draw': {
    ...drawTile((tile, id): Choice => ({ type: 'full-river/tile', tile, id })),
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'full-river/tile') return unexpected(frame, choice);
      step.fact({ type: 'full-river/tile-laid', index: frame.index, tile: choice.tile, id: choice.id });
      const index = frame.index + 1;
      // GB2-GANGA3-25: never on the oval space (GB2-DRY-02).
      if (index < game.river.last && tilesLeft(game, state).length > 0) step.next({ kind: 'full-river/draw', index });
    },
  },
};

const folds: FoldsOf<Fact> = {
  'full-river/tile-laid': (_game, state, { index, tile }) => {
    state.riverTiles = changed(state.riverTiles, index, tile);
  },
};

const notation = { 'full-river/tile': ({ id }: Choice) => `lay ${id}` };

interface FullRiverParts {
  readonly frame: Frame;
  readonly fact: Fact;
  readonly choice: Choice;
}

export const fullRiver: RajasModule<FullRiverParts> = {
  id: 'full-river',
  handlers,
  folds,
  notation,
  install: ({ options: { river } }) => (river === 'full-random' || river === 'drying' ? install() : undefined),
};
