import { REASONS } from '../../rules/reasons.ts';
import type { RajasState } from '../../state.ts';
import type { ReplaceableRules } from '../module.ts';

function hasTile({ yieldStack }: RajasState): boolean {
  return yieldStack.some((tiles) => tiles > 0);
}

/** RAJ-PALACE-11: draw the top white tile and use it immediately; there always is one (RAJ-PALACE-12). */
export const drawWhite: ReplaceableRules['receiveYieldTile'] = {
  whyNot: (_game, state) => (hasTile(state) ? undefined : REASONS.noYieldTile),
  run: (_game, state, { seat, source }, step) => {
    if (hasTile(state)) step.next({ kind: 'draw-yield-tile', seat });
    else step.fact({ type: 'lapsed', seat, what: 'yield-tile', source });
  },
};
