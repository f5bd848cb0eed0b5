import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the ledgers are. */
export const LEDGER_FOLDER = fileURLToPath(new URL('../../../../../docs/rules/', import.meta.url));

/** The ledgers of each game. */
export const LEDGERS: Readonly<Record<string, readonly string[]>> = {
  rajas: ['rajas-base.md', 'rajas-goodie-box-2.md'],
  'cards-and-karma': ['cards-and-karma.md'],
  'taj-mahal': ['taj-mahal.md'],
};

export function ledgerText(file: string): string {
  return readFileSync(join(LEDGER_FOLDER, file), 'utf8');
}
