import { printJson } from '../output.ts';
import { gamesWithLedger, rulingsOfGame } from './ledgers.ts';

const WHY = {
  silent: 'the rulebook says nothing about it',
  open: 'the rulebook leaves it open',
  picture: 'the rulebook shows it only in a picture',
} as const;

/** Lists what is our own ruling or data, with the reason and the words of the ledger. */
export function runRulings(game: string | undefined, asJson: boolean): number {
  const rulings = gamesWithLedger(game).flatMap(rulingsOfGame);
  if (asJson) printJson(rulings);
  else for (const { rule, reason, says } of rulings) console.log(`${rule} (${WHY[reason]}): ${says}`);
  return 0;
}
