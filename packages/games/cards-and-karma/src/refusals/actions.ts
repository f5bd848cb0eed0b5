import type { Refusal } from '@durbar/engine';
import { entry } from '../at.ts';
import type { Action } from '../things.ts';
import { refuseForNow, type Situation } from './situation.ts';

/** Why a player can't get dice or a turn for an administrator, or end the turn. */
export function refuseAction(situation: Situation, action: Action): Refusal {
  const { frame, view, seat } = situation;
  if (frame.kind !== 'act' && frame.kind !== 'use-administrator') {
    return refuseForNow(situation) ?? { code: 'not-now', rule: 'CNK-RES-14' };
  }
  if (action === 'end-turn') return { code: 'action-first', rule: 'CNK-TURN-02' };
  const { administrators, bonusTurns } = entry(view.seats, seat);
  if (administrators === 0) return { code: 'no-administrator', rule: 'CNK-ADMIN-01' };
  if (action === 'additional-dice') return { code: 'no-cards-left', rule: 'CNK-GRID-05' };
  if (frame.kind === 'act') return { code: 'turn-not-over', rule: 'CNK-ADMIN-02' };
  return { code: 'bonus-turn-first', rule: 'CNK-TURN-07', values: { turns: bonusTurns } };
}
