import type { HandlersOf } from '../../frames.ts';
import type { Counter, GainRule } from '../../game.ts';
import { overTiles } from '../../rules/counters.ts';
import { ownsColour } from '../../rules/dice.ts';
import { ANY_GOODS, hasMarket, saleAmounts } from '../../rules/markets.ts';
import { REASONS } from '../../rules/reasons.ts';
import { COLOURS } from '../../words.ts';
import type { ModuleHooks } from '../module.ts';
import { riverPool } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import { type RiverTilesData, riverTilesShape } from '../river-tiles.ts';
import house from './data/house.json' with { type: 'json' };
import { type RePlaceChoice, type RePlaceFrame, rePlace, rePlaceHandlers } from './re-place.ts';
import { type ReScoreChoice, type ReScoreFrame, reScore, reScoreHandlers } from './re-score.ts';

type Frame = RePlaceFrame | ReScoreFrame;
type Effect = 're-place' | 're-score';
type Choice = RePlaceChoice | ReScoreChoice;

const data: RiverTilesData = house as RiverTilesData;

/** GB2-GANGA3-20, GB2-GANGA3-21. */
const dieColours: Counter = (_game, state, seat) => {
  let colours = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (ownsColour(state, seat, colour)) colours++;
  return colours;
};

/** GB2-GANGA3-19: one market of your choice for each colour on the Kali statue. */
const marketPerColour: GainRule = {
  takes: {},
  looksAtColours: () => true,
  whyNot: (game, state, seat) => (hasMarket(game, state, seat, ANY_GOODS) ? undefined : REASONS.noMarket),
  run: (game, state, _gain, { seat, source }, step) => {
    const amounts = saleAmounts(game, state, seat, ANY_GOODS, dieColours(game, state, seat));
    if (amounts.length === 0) step.fact({ type: 'lapsed', seat, what: 'markets', source });
    else step.next({ kind: 'score-markets', seat, amounts, source });
  },
};

/** GB2-GANGA3-15, GB2-GANGA3-16: one after the other. */
const yieldTiles: GainRule = {
  takes: { required: ['amount'] },
  whyNot: (game, state, seat, gain, spent, karma) =>
    game.hooks.rules.receiveYieldTile.whyNot(game, state, seat, gain, spent, karma),
  run: (_game, _state, { amount }, { seat, source }, step) => {
    for (let i = 0; i < amount; i++) step.next({ kind: 'yield-tile', seat, source });
  },
};

const gainRules: Readonly<Record<string, GainRule>> = {
  'ganga3/re-place': rePlace,
  'ganga3/re-score': reScore,
  'ganga3/market-per-colour': marketPerColour,
  'ganga3/yield-tiles': yieldTiles,
};

/** The river tiles of the third Ganga module with their eight new benefits. */
function install({ riverTiles }: RiverTilesData): ModuleHooks {
  return {
    /** GB2-GANGA3-01, GB2-GANGA3-22. */
    riverTiles,
    colourCounters: ['die-colour'],
    /** GB2-GANGA3-17. */
    counters: { 'die-colour': dieColours, 'province-tile': overTiles(() => 1) },
    gainRules,
  };
}

const handlers: HandlersOf<Frame> = { ...rePlaceHandlers, ...reScoreHandlers };

const notation = {
  'ganga3/lift': ({ id }: RePlaceChoice) => `lift ${id}`,
  'ganga3/tile': ({ at: cell }: ReScoreChoice) => `score ${cell}`,
};

interface Ganga3Parts {
  readonly frame: Frame;
  readonly choice: Choice;
  readonly effect: Effect;
  readonly data: RiverTilesData;
}

export const ganga3: RajasModule<Ganga3Parts> = {
  id: 'ganga3',
  handlers,
  notation,
  data,
  dataShape: riverTilesShape,
  install: ({ options, data: own }) => (riverPool(options).includes('ganga3') ? install(own) : undefined),
};
