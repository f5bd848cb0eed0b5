import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryOf, type Source } from '../library.ts';
import { rulingsIn } from '../rulings.ts';
import { LEDGER_FOLDER, LEDGERS, ledgerText } from './ledgers.ts';

export { LEDGERS, ledgerText } from './ledgers.ts';

export const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));

export const disk: Source = {
  games: readdirSync(CONTENT).filter((game) => existsSync(join(CONTENT, game, 'reference'))),
  async read(game, layer) {
    if (layer === 'rulings') return rulingFiles(game);
    const name = layer === 'sections' ? 'sections.json' : `${layer}.md`;
    const paths = readdirSync(join(CONTENT, game, 'reference')).map((chapter) => `${game}/reference/${chapter}/${name}`);
    const contents = paths.map(async (path) => [path, await readFile(join(CONTENT, path), 'utf8')] as const);
    return Object.fromEntries(await Promise.all(contents));
  },
};

/** Our own rulings by the path of their ledger, without their wording. */
function rulingFiles(game: string): Readonly<Record<string, string>> {
  const files = LEDGERS[game] ?? [];
  return Object.fromEntries(
    files.map((file) => {
      const rulings = rulingsIn(ledgerText(file)).map(({ rule, reason }) => ({ rule, reason }));
      return [relative(CONTENT, join(LEDGER_FOLDER, file)), JSON.stringify(rulings)];
    }),
  );
}

/** The references for the command and for tests. */
export const library = libraryOf(disk);
