import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { printJson } from '../output.ts';
import { gamesWithLedger, rulingsOfGame } from './ledgers.ts';

const WHY = {
  silent: 'the rulebook says nothing about it',
  open: 'the rulebook leaves it open',
  picture: 'the rulebook shows it only in a picture',
} as const;

/** A part of a game's default edition that is wholly or partly our own. */
export interface HousePart {
  readonly part: string;
  readonly says: string;
}

/** Lists our own rulings and components, with the reason and the wording of ledger and edition. */
export async function runRulings(game: string | undefined, asJson: boolean): Promise<number> {
  const games = gamesWithLedger(game);
  const rulings = games.flatMap(rulingsOfGame);
  const parts = (await Promise.all(games.map(housePartsOf))).flat();
  if (asJson) printJson([...rulings, ...parts]);
  else {
    for (const { rule, reason, says } of rulings) console.log(`${rule} (${WHY[reason]}): ${says}`);
    for (const { part, says } of parts) console.log(`${part} (our own components): ${says}`);
  }
  return 0;
}

export async function housePartsOf(game: string): Promise<readonly HousePart[]> {
  const { editions } = defined(await loadGame(game), 'game');
  const { provenance } = defined(editions[0], 'edition');
  return Object.entries(provenance)
    .filter(([, origin]) => /\bhouse\b/.test(origin))
    .map(([part, says]) => ({ part: `${game} ${part}`, says }));
}
