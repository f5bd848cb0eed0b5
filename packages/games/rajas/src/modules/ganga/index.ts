import { below } from '@durbar/engine';
import { askRoll, sampleRoll } from '../../decisions/dice.ts';
import { unexpected } from '../../decisions/unexpected.ts';
import type { FoldsOf } from '../../folds.ts';
import type { HandlersOf } from '../../frames.ts';
import type { RajasGame } from '../../game.ts';
import { at, changed, filled } from '../../numbers.ts';
import type { ModuleHooks } from '../module.ts';
import { RIVER, RIVER_POOL, riverPool } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import { type RiverTilesData, riverTileId, riverTilesShape, tilesLeft } from '../river-tiles.ts';
import house from './data/house.json' with { type: 'json' };

/** `from`: the space the next roll counts from. */
type Frame = { readonly kind: 'ganga/roll'; readonly from: number } | { readonly kind: 'ganga/draw'; readonly index: number };
type Fact =
  | { readonly type: 'ganga/rolled'; readonly value: number }
  | { readonly type: 'ganga/tile-laid'; readonly index: number; readonly tile: number; readonly id: string };
type Choice = { readonly type: 'ganga/tile'; readonly tile: number; readonly id: string };

const data: RiverTilesData = house as RiverTilesData;

/** River tiles placed by die rolls before the game; each replaces its space's benefit (RAJ-GANGA-14). */
const ROLL: ModuleHooks['setUp'] = { river: () => [{ kind: 'ganga/roll', from: 0 }] };

const handlers: HandlersOf<Frame> = {
  'ganga/roll': {
    ask: askRoll,
    sample: (_game, _state, _frame, random) => sampleRoll(random),
    answer: ({ river }, _state, frame, choice, step) => {
      if (choice.type !== 'roll') return unexpected(frame, choice);
      step.fact({ type: 'ganga/rolled', value: choice.value });
      // RAJ-GANGA-02, RAJ-GANGA-07.
      const index = frame.from + choice.value;
      // RAJ-GANGA-04: a roll that would reach the last space ends the set-up of the river (RAJ-GANGA-05).
      if (index < river.last) step.next({ kind: 'ganga/draw', index });
    },
  },
  /** RAJ-GANGA-01. */
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
      // RAJ-GANGA-03.
      if (tilesLeft(game, state).length > 0) step.next({ kind: 'ganga/roll', from: index });
    },
  },
};

const folds: FoldsOf<Fact> = {
  'ganga/rolled': () => undefined,
  'ganga/tile-laid': (_game, state, { index, tile }) => {
    state.riverTiles = changed(state.riverTiles, index, tile);
  },
};

const notation = { 'ganga/tile': ({ id }: Choice) => `lay ${id}` };

function tileChoice(game: RajasGame, tile: number): Choice {
  return { type: 'ganga/tile', tile, id: riverTileId(game, tile) };
}

interface GangaParts {
  readonly frame: Frame;
  readonly fact: Fact;
  readonly choice: Choice;
  readonly data: RiverTilesData;
}

export const ganga: RajasModule<GangaParts> = {
  id: 'ganga',
  options: [RIVER, RIVER_POOL],
  handlers,
  folds,
  notation,
  data,
  dataShape: riverTilesShape,
  faults: (_players, { river = 'printed', riverPool: pool = 'usual' }) =>
    river === 'printed' && pool !== 'usual'
      ? [{ path: 'options.riverPool', reason: 'the printed river uses no tiles', code: 'river-without-tiles' }]
      : [],
  install: ({ options, data: { riverTiles } }) => {
    const [isUsed, isRolled] = [riverPool(options).includes('ganga1'), options.river === 'ganga-roll'];
    if (!isUsed && !isRolled) return undefined;
    return { ...(isUsed && { riverTiles }), ...(isRolled && { setUp: ROLL }) };
  },
};
