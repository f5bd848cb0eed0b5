import type { Proposal } from '../../../table/contract.ts';
import type { RajasChoice, RajasView } from '../types.ts';
import { cheapestPayment, highestScore } from './payments.ts';

/** Default proposals by frame kind: a place for a tile, the usual payment, the highest sale. */
export const proposals: Readonly<Record<string, Proposal<RajasView, RajasChoice>>> = {
  'choose-cell': { best: ([first]) => first },
  'pay-tile': { best: cheapestPayment, isQuiet: true },
  'score-markets': { best: highestScore, isQuiet: true },
};

/** The quarry's next tile doesn't affect a tile's gains. */
export const harmlessChance = ['reveal-tile'];
