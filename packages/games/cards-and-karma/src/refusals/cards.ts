import type { Refusal } from '@durbar/engine';
import { at, entry } from '../at.ts';
import { BUILDING, GOODS, KINDS, PALACE, SHIP } from '../game.ts';
import { purchasingPower } from '../scoring/purchasing-power.ts';
import { refuseForNow, type Situation } from './situation.ts';

/** Why a card of the grid cannot be taken for its action. */
export function refuseCard(situation: Situation, card: number): Refusal {
  const { frame } = situation;
  switch (frame.kind) {
    case 'act':
      return refusePurchase(situation, card);
    case 'use-administrator':
      return { code: 'action-taken', rule: 'CNK-TURN-02' };
    case 'take-die':
      return { code: 'only-as-die', rule: 'CNK-SHIP-08' };
    case 'take-goods-card':
      return refuseKind(situation, card, GOODS, 'CNK-SHIP-11');
    case 'take-palace-card':
      return refuseKind(situation, card, PALACE, 'CNK-SHIP-17');
    case 'take-ship':
      return refuseKind(situation, card, SHIP, 'CNK-BONUS-04');
    default:
      return refuseForNow(situation) ?? { code: 'not-now', rule: 'CNK-RES-14' };
  }
}

function refuseKind({ game }: Situation, card: number, wanted: number, rule: string): Refusal {
  const values = { wanted: entry(KINDS, wanted), kind: entry(KINDS, at(game.kind, card)) };
  return { code: 'other-kind', rule, values };
}

/** CNK-TURN-04: a player may only choose an affordable action. */
function refusePurchase({ game, state, seat, view }: Situation, card: number): Refusal {
  const cost = at(game.cost, card);
  const { karma, administrators } = entry(view.seats, seat);
  if (at(game.kind, card) !== BUILDING)
    return { code: 'needs-number', rule: 'CNK-PAY-04', values: { cost, karma, administrators } };
  const colour = at(game.costColour, card);
  const reach = at(purchasingPower(game, state, seat), at(game.costEntry, card));
  const values = { cost, colour: entry(game.edition.dieColours, colour), reach, karma, administrators };
  return { code: 'too-dear', rule: 'CNK-BUILD-05', values };
}

/** Why a card of the grid cannot be taken as a die. */
export function refuseCorner(situation: Situation): Refusal {
  if (situation.frame.kind === 'use-administrator') return { code: 'action-taken', rule: 'CNK-TURN-02' };
  return refuseForNow(situation) ?? { code: 'not-now', rule: 'CNK-RES-14' };
}

/** Why nothing can be taken from the pile, a display or the discards. */
export function refuseElsewhere(place: 'top' | 'placed' | 'discards'): Refusal {
  if (place === 'top') return { code: 'top-of-pile', rule: 'CNK-TURN-03' };
  return place === 'placed' ? { code: 'in-a-display', rule: 'CNK-GEN-09' } : { code: 'discarded', rule: 'CNK-GRID-06' };
}
