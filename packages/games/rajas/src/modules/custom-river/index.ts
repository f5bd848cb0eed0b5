import type { SetUpFault } from '@durbar/engine';
import type { RiverTileData } from '../../edition.ts';
import type { FoldsOf } from '../../folds.ts';
import type { HandlersOf } from '../../frames.ts';
import { changed } from '../../numbers.ts';
import type { ModuleHooks } from '../module.ts';
import type { RajasModule } from '../parts.ts';

type Frame = { readonly kind: 'custom-river/lay'; readonly index: number; readonly id: string };
type Fact = {
  readonly type: 'custom-river/tile-laid';
  readonly index: number;
  readonly tile: number;
  readonly id: string;
};

/** One tile of a layout and its river space. */
interface Place {
  readonly index: number;
  readonly id: string;
}

/** A layout as text: `3 ganga-5, 7 ganga3-1`. */
function placesOf(layout: string): Place[] {
  return layout
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [index = '', id = ''] = part.split(/\s+/);
      return { index: Number(index), id };
    });
}

const PATH = 'options.riverLayout';

/** All faults of a layout: unknown spaces, unavailable tiles, duplicates. */
function layoutFaults(layout: string, tiles: readonly RiverTileData[], lastSpace: number): SetUpFault[] {
  const places = placesOf(layout);
  return places.flatMap((place, at) => placeFault(place, places.slice(0, at), tiles, lastSpace) ?? []);
}

function placeFault(
  { index, id }: Place,
  earlier: readonly Place[],
  tiles: readonly RiverTileData[],
  lastSpace: number,
): SetUpFault | undefined {
  if (!Number.isInteger(index) || index < 1 || index >= lastSpace) {
    const last = lastSpace - 1;
    return {
      path: PATH,
      reason: `${index} is not a river space from 1 to ${last}`,
      code: 'no-such-river-space',
      values: { index, last },
    };
  }
  if (!tiles.some((tile) => tile.id === id)) {
    return { path: PATH, reason: `there is no river tile ${JSON.stringify(id)}`, code: 'no-such-river-tile', values: { id } };
  }
  if (earlier.some((other) => other.index === index)) {
    return { path: PATH, reason: `space ${index} gets two tiles`, code: 'two-tiles-on-a-space', values: { index } };
  }
  if (!earlier.some((other) => other.id === id)) return undefined;
  return { path: PATH, reason: `tile ${id} is laid twice`, code: 'river-tile-laid-twice', values: { id } };
}

/** GB2-GANGA3-23: the table's creator places the tiles one by one. */
function install(layout: string): ModuleHooks {
  const frames = placesOf(layout).map(({ index, id }) => ({ kind: 'custom-river/lay', index, id }) as const);
  return {
    setUp: { river: () => frames },
    faults: ({ river }, modules) =>
      layoutFaults(
        layout,
        modules.flatMap(({ riverTiles = [] }) => riverTiles),
        river.spaces.length,
      ),
  };
}

const handlers: HandlersOf<Frame> = {
  'custom-river/lay': {
    run: (game, _state, { index, id }, step) => {
      const tile = game.riverTiles.findIndex((one) => one.id === id);
      step.fact({ type: 'custom-river/tile-laid', index, tile, id });
    },
  },
};

const folds: FoldsOf<Fact> = {
  'custom-river/tile-laid': (_game, state, { index, tile }) => {
    state.riverTiles = changed(state.riverTiles, index, tile);
  },
};

interface CustomRiverParts {
  readonly frame: Frame;
  readonly fact: Fact;
}

export const customRiver: RajasModule<CustomRiverParts> = {
  id: 'custom-river',
  options: [{ id: 'riverLayout', values: 'text', default: '', isOwnDesign: true }],
  handlers,
  folds,
  faults: (_players, { river, riverLayout }) =>
    riverLayout && river !== 'custom'
      ? [{ path: PATH, reason: 'a lay-out belongs to a custom river', code: 'layout-without-river' }]
      : [],
  install: ({ options: { river, riverLayout = '' } }) => (river === 'custom' ? install(riverLayout) : undefined),
};
