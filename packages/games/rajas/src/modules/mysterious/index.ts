import { defined, type Seat, type SetUpFault, shape } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import { MOST } from '../../edition-shape.ts';
import type { FoldsOf } from '../../folds.ts';
import type { HandlersOf } from '../../frames.ts';
import { at, changed } from '../../numbers.ts';
import { landOnSpace } from '../../rules/river.ts';
import { NONE } from '../../words.ts';
import type { ModuleHooks } from '../module.ts';
import { riverPool } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import { drawTile } from '../river-tiles.ts';
import house from './data/house.json' with { type: 'json' };
import { isHidden, type MysteriousState, type MysteriousView, mysteriousOf, mysteriousSlice } from './hidden.ts';

type Frame = { readonly kind: 'mysterious/reveal'; readonly seat: Seat; readonly index: number };
type Fact = {
  readonly type: 'mysterious/revealed';
  readonly seat: Seat;
  readonly index: number;
  readonly tile: number;
  readonly id: string;
};
type Choice = { readonly type: 'mysterious/tile'; readonly tile: number; readonly id: string };

interface Data {
  readonly provenance?: Readonly<Record<string, string>>;
  readonly moneyForReveal: number;
}
const data = house as Data;
function dataShape(): shape.Shape {
  return shape.object({ moneyForReveal: shape.integer({ min: 1, max: MOST }) }, { provenance: shape.record(shape.text()) });
}

/** GB2-MYST-01: a tile for every round space, so no printed space is visible. */
function poolFaults(tiles: number, spaces: number): SetUpFault[] {
  const reason = `${tiles} river tiles do not cover the ${spaces} round spaces of Mysterious Waters`;
  return tiles >= spaces ? [] : [{ path: 'options.riverPool', reason, code: 'few-river-tiles', values: { tiles, spaces } }];
}

const REVEAL_GAIN = 'mysterious-reveal';

/** Mysterious Waters: every river tile is face down until a boat stops on it. */
function install({ moneyForReveal }: Data, pool: readonly string[]): ModuleHooks {
  return {
    slice: mysteriousSlice,
    faults: ({ river }, modules) =>
      pool.includes('print')
        ? []
        : poolFaults(modules.flatMap(({ riverTiles = [] }) => riverTiles).length, river.spaces.length - 1),
    gains: { [REVEAL_GAIN]: { at: 'moneyForReveal', gain: { kind: 'money', amount: moneyForReveal } } },
    mayBorrow: (_game, state, index) =>
      at(state.riverTiles, index) === NONE ? { code: 'face-down', rule: 'GB2-MYST-09' } : undefined,
    replace: {
      land: (game, state, seat, step) => {
        const index = at(state.boats, seat);
        // GB2-MYST-06, GB2-MYST-07.
        if (isHidden(state, index)) step.next({ kind: 'mysterious/reveal', seat, index });
        // GB2-MYST-05.
        else landOnSpace(game, state, seat, step);
      },
    },
  };
}

const handlers: HandlersOf<Frame> = {
  'mysterious/reveal': {
    ...drawTile((tile, id): Choice => ({ type: 'mysterious/tile', tile, id })),
    // GB2-MYST-03, GB2-MYST-04: the money, then the benefit.
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'mysterious/tile') return unexpected(frame, choice);
      const { seat, index } = frame;
      const source = defined(game.river.sources[index], 'river space');
      const { gain } = defined(game.riverTiles[choice.tile], 'river tile');
      const money = defined(game.ownGains.get(REVEAL_GAIN), 'money for a reveal');
      step.fact({ type: 'mysterious/revealed', seat, index, tile: choice.tile, id: choice.id });
      step.next({ kind: 'gain', seat, gain: money.index, die: 0, source });
      step.next({ kind: 'gain', seat, gain: gain.index, die: 0, source });
    },
  },
};

const folds: FoldsOf<Fact> = {
  'mysterious/revealed': (_game, state, { index, tile }) => {
    state.riverTiles = changed(state.riverTiles, index, tile);
    mysteriousOf(state.modules).hidden &= ~(1 << index);
  },
};

const notation = { 'mysterious/tile': ({ id }: Choice) => `turn up ${id}` };

interface MysteriousParts {
  readonly frame: Frame;
  readonly fact: Fact;
  readonly choice: Choice;
  readonly state: { mysterious: MysteriousState };
  readonly view: { mysterious: MysteriousView };
  readonly data: Data;
}

export const mysterious: RajasModule<MysteriousParts> = {
  id: 'mysterious',
  handlers,
  folds,
  notation,
  data,
  dataShape,
  install: ({ options, data: own }) => (options.river === 'mysterious' ? install(own, riverPool(options)) : undefined),
};
