import type { Proposal } from '../../../table/contract.ts';
import type { RajasChoice, RajasView } from '../types.ts';
import { cheapestPayment, highestScore } from './payments.ts';

/** What the table proposes, by kind of frame: a place for a tile, what one would usually pay, and all that markets bring. */
export const proposals: Readonly<Record<string, Proposal<RajasView, RajasChoice>>> = {
  'choose-cell': { best: ([first]) => first },
  'pay-tile': { best: cheapestPayment, isQuiet: true },
  'score-markets': { best: highestScore, isQuiet: true },
};

/** The next tile of the quarry changes nothing of what a tile brings. */
export const harmlessChance = ['reveal-tile'];
