import { ADMINISTRATORS } from '@durbar/cards-and-karma/vocabulary';
import { entry, rowAt } from '../../../numbers.ts';
import type { CardNumbers } from '../tables.ts';
import { tokensOf } from '../tokens.ts';
import { changing, owned, type Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

/** The seat can't pay. */
const OUT_OF_REACH = Number.NEGATIVE_INFINITY;

/** How much a seat minds paying for a card, and how much it likes cards of this kind. */
export function worthOfPaying(standpoint: Standpoint, card: number): number {
  const numbers = entry(standpoint.tables.cards, card);
  const { strengths } = standpoint;
  switch (numbers.kind) {
    case 'building':
      return rowAt(strengths, AT['take-building']) + worthOfSum(standpoint, numbers);
    case 'ship':
      return rowAt(strengths, AT['take-ship']) + worthOfOneDie(standpoint, numbers.cost);
    case 'palace':
      return rowAt(strengths, AT['take-palace']) + worthOfOneDie(standpoint, numbers.cost);
    case 'goods':
      return rowAt(strengths, AT['take-goods']);
  }
}

/** Dice of one colour, then karma, then jokers. */
function worthOfSum(standpoint: Standpoint, { cost, costColour }: CardNumbers): number {
  const { tables, state, seat, strengths, karma } = standpoint;
  const sum = rowAt(owned.dice, costColour);
  const pips = Math.min(cost, sum) * changing(standpoint, AT['price-pip'], AT['price-pip-late']);
  const missing = cost - sum;
  if (missing <= 0) return pips;
  const raised = sum > 0 ? Math.min(karma, missing) : 0;
  const jokers = Math.ceil((missing - raised) / tables.highestNumber);
  if (jokers > tokensOf(state, seat, ADMINISTRATORS)) return OUT_OF_REACH;
  return pips + raised * rowAt(strengths, AT['price-karma']) + jokers * rowAt(strengths, AT['price-joker']);
}

/** A die with the number, or one that karma brings there, or a joker. */
function worthOfOneDie(standpoint: Standpoint, cost: number): number {
  const { state, seat, strengths, karma, shown } = standpoint;
  const pips = cost * changing(standpoint, AT['price-pip'], AT['price-pip-late']);
  for (let used = 0; used <= karma; used++)
    if (((shown >> (cost + used)) & 1) === 1 || (cost > used && ((shown >> (cost - used)) & 1) === 1))
      return pips + used * rowAt(strengths, AT['price-karma']);
  return tokensOf(state, seat, ADMINISTRATORS) > 0 ? rowAt(strengths, AT['price-joker']) : OUT_OF_REACH;
}
