import { globSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';

/** A recorded game notices every change without saying what is wrong; the others play at random. */
const NO_KILLERS = ['playthroughs', 'random-games', 'invariants', 'contract', 'perft'];

const src = `packages/games/${process.env.MUTATED_GAME}/src`;

for (const file of globSync('**/*.test.ts', { cwd: src }).sort()) {
  if (NO_KILLERS.includes(path.basename(file, '.test.ts'))) continue;
  describe(file, async () => {
    await import(path.resolve(src, file));
  });
}
