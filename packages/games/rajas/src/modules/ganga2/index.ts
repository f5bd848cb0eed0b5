import { defined, type Seat } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { GainRule, RajasGame } from '../../game.ts';
import { at, range } from '../../numbers.ts';
import { REASONS } from '../../rules/reasons.ts';
import { benefitOf, isFree } from '../../rules/river.ts';
import type { RajasState } from '../../state.ts';
import type { RajasSource } from '../index.ts';
import { riverPool } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import { type RiverTilesData, riverTilesShape } from '../river-tiles.ts';
import house from './data/house.json' with { type: 'json' };

type Frame = { readonly kind: 'ganga2/dolphin'; readonly seat: Seat; readonly source: RajasSource };
type Effect = 'dolphin';
type Choice = { readonly type: 'ganga2/borrow'; readonly index: number };

const data: RiverTilesData = house as RiverTilesData;

/**
 * GB2-GB1-06: open, unoccupied round spaces in either direction whose benefit can be used remotely; never the dolphin's own (GB2-GB1-08).
 */
function borrowable(game: RajasGame, state: RajasState, seat: Seat): number[] {
  return range(game.river.last).filter((index) => {
    if (index === 0 || index === at(state.boats, seat) || !isFree(game, state, seat, index)) return false;
    if (benefitOf(game, state, index)?.rule === dolphin) return false;
    return game.hooks.mayBorrow.every((veto) => !veto(game, state, index));
  });
}

const dolphin: GainRule = {
  takes: {},
  whyNot: (game, state, seat) => (borrowable(game, state, seat).length > 0 ? undefined : REASONS.noAction),
  run: (game, state, _gain, { seat, source }, step) => {
    if (borrowable(game, state, seat).length > 0) step.next({ kind: 'ganga2/dolphin', seat, source });
    else step.fact({ type: 'lapsed', seat, what: 'dolphin', source });
  },
};

const handlers: HandlersOf<Frame> = {
  'ganga2/dolphin': {
    ask: (game, state, { seat }) => ({
      decider: seat,
      choices: [
        { type: 'decline' },
        ...borrowable(game, state, seat).map((index) => ({ type: 'ganga2/borrow', index }) as const),
      ],
    }),
    answer: (game, state, frame, choice, step) => {
      const { seat, source } = frame;
      if (choice.type === 'decline') return step.fact({ type: 'declined', seat, what: 'dolphin', source });
      if (choice.type !== 'ganga2/borrow') return unexpected(frame, choice);
      const gain = defined(benefitOf(game, state, choice.index), 'benefit');
      const borrowed = defined(game.river.sources[choice.index], 'river space');
      step.next({ kind: 'gain', seat, gain: gain.index, die: 0, source: borrowed });
    },
  },
};

const notation = { 'ganga2/borrow': ({ index }: Choice) => `use river-${index}` };

interface Ganga2Parts {
  readonly frame: Frame;
  readonly choice: Choice;
  readonly effect: Effect;
  readonly data: RiverTilesData;
}

export const ganga2: RajasModule<Ganga2Parts> = {
  id: 'ganga2',
  handlers,
  notation,
  data,
  dataShape: riverTilesShape,
  install: ({ options, data: { riverTiles } }) =>
    // GB2-GB1-07, GB2-MYST-11.
    riverPool(options).includes('ganga2') ? { riverTiles, gainRules: { 'ganga2/dolphin': dolphin } } : undefined,
};
