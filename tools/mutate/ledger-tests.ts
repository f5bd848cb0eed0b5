import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { enterFile, type LedgerTest } from './vitest.ts';

/** Excluded: recorded games fail on any change without saying why; the others play at random or read the code. */
const NO_KILLERS = [
  'playthroughs',
  'random-games',
  'random-editions',
  'invariants',
  'contract',
  'chance',
  'told',
  'perft',
  'strangers',
];

const HERE = new URL('.', import.meta.url).href;
/** What a game's tests import, and what replaces it here. */
const STAND_INS: Readonly<Record<string, string>> = {
  vitest: new URL('vitest.ts', HERE).href,
  '@durbar/engine': new URL('no-random-play.ts', HERE).href,
};

/** Loads a game's explanatory tests from the mutated copy. */
export async function ledgerTests(game: string): Promise<LedgerTest[]> {
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const standIn = context.parentURL?.startsWith(HERE) ? undefined : STAND_INS[specifier];
      return standIn === undefined
        ? nextResolve(specifier, context)
        : { url: standIn, format: 'module-typescript', shortCircuit: true };
    },
  });
  const src = path.resolve('packages/games', game, 'src');
  const tests: LedgerTest[] = [];
  for (const file of globSync('**/*.test.ts', { cwd: src }).sort()) {
    if (NO_KILLERS.includes(path.basename(file, '.test.ts'))) continue;
    enterFile(file, tests);
    await import(pathToFileURL(path.join(src, file)).href);
  }
  return tests;
}
