import type { Refusal, Seat } from '@durbar/engine';
import { refuseForNow, type Situation } from './situation.ts';

/** Why the reward of the last ship in a row cannot be copied. */
export function refuseRow(situation: Situation, owner: Seat): Refusal {
  if (situation.frame.kind === 'copy-ship-reward') return { code: 'empty-row', rule: 'CNK-PALACE-08', values: { seat: owner } };
  return refuseForNow(situation) ?? { code: 'no-copying', rule: 'CNK-PALACE-07' };
}
