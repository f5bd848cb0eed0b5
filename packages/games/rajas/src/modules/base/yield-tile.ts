import { REASONS } from '../../rules/reasons.ts';
import type { ReplaceableRules } from '../module.ts';

/** RAJ-PALACE-11: the top white tile is drawn unseen and used at once; there always is one (RAJ-PALACE-12). */
export const drawWhite: ReplaceableRules['receiveYieldTile'] = {
  whyNot: (_game, state) => (state.yieldStack.some((tiles) => tiles > 0) ? undefined : REASONS.noYieldTile),
  run: (_game, _state, { seat }, step) => step.next({ kind: 'draw-yield-tile', seat }),
};
