import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../usage.ts';

/** The ledgers of each game. */
const LEDGERS: Readonly<Record<string, readonly string[]>> = {
  rajas: ['rajas-base.md', 'rajas-goodie-box-2.md'],
  'cards-and-karma': ['cards-and-karma.md'],
  'taj-mahal': ['taj-mahal.md'],
};

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LEDGER_ENTRY = /^#{3,4} ([A-Z0-9]+(?:-[A-Z0-9]+)+)/gm;

/** The game asked for, or all of them. */
export function gamesWithLedger(game: string | undefined): readonly string[] {
  return game === undefined ? Object.keys(LEDGERS) : [game];
}

/** Every rule of a game, in the order of its ledgers. */
export function rulesOf(game: string): readonly string[] {
  const files = LEDGERS[game] ?? unknownGame(game);
  return files.flatMap((file) => ledgerIds(readFileSync(join(ROOT, 'docs/rules', file), 'utf8')));
}

export function ledgerIds(text: string): string[] {
  return [...text.matchAll(LEDGER_ENTRY)].map(([, id = '']) => id);
}

function unknownGame(game: string): never {
  throw new UsageError(`there is no ledger for "${game}"; there are: ${Object.keys(LEDGERS).join(', ')}`);
}
