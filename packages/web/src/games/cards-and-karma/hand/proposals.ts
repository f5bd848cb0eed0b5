import type { Proposal } from '../../../table/contract.ts';
import type { Choice, View } from '../types.ts';
import { cheapest } from '../words/payment.ts';

/** What the table proposes, by kind of frame: the payment one would usually choose. */
export const proposals: Readonly<Record<string, Proposal<View, Choice>>> = {
  'pay-building': { best: cheapest, isQuiet: true },
  'pay-exactly': { best: cheapest, isQuiet: true },
};
