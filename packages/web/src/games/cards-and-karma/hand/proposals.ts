import type { Proposal } from '../../../table/contract.ts';
import type { Choice, View } from '../types.ts';
import { cheapest } from '../words/payment.ts';

/** Default proposals by frame kind: the usual payment. */
export const proposals: Readonly<Record<string, Proposal<View, Choice>>> = {
  'pay-building': { best: cheapest, isQuiet: true },
  'pay-exactly': { best: cheapest, isQuiet: true },
};
