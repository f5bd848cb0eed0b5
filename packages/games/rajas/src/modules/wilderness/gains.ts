import { sumOf } from '@durbar/engine';
import type { GainRule } from '../../game.ts';
import { ownedDice } from '../../rules/dice.ts';
import { REASONS } from '../../rules/reasons.ts';
import { whiteTiles } from './tiles.ts';

/** GB2-WILD-07, GB2-WILD-08, GB2-WILD-09: from the face-down stack if there is one, otherwise a white tile is shown and used. */
const whiteYield: GainRule = {
  takes: {},
  whyNot: (game) => (whiteTiles(game).length > 0 ? undefined : REASONS.noYieldTile),
  run: (game, { yieldStack }, _gain, { seat, source }, step) => {
    if (sumOf(yieldStack) > 0) step.next({ kind: 'draw-yield-tile', seat });
    else if (whiteTiles(game).length > 0) step.next({ kind: 'wilderness/show-yield-tile', seat });
    else step.fact({ type: 'lapsed', seat, what: 'yield-tile', source });
  },
};

const swapDie: GainRule = {
  takes: {},
  whyNot: (_game, state, seat) => (ownedDice(state, seat) > 0 ? undefined : REASONS.noDice),
  run: (_game, state, _gain, { seat, source }, step) => {
    if (ownedDice(state, seat) > 0) step.next({ kind: 'wilderness/swap-die', seat, source });
  },
};

export const wildernessGainRules: Readonly<Record<string, GainRule>> = {
  'wilderness/white-yield': whiteYield,
  'wilderness/swap-die': swapDie,
};
