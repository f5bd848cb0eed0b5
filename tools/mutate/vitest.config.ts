import { defineConfig } from 'vitest/config';

/** One file that gathers the tests of a game: its modules are then loaded once for each planted fault, not once for each file. */
export default defineConfig({
  test: {
    include: ['tools/mutate/gathered.test.ts'],
    setupFiles: ['tools/mutate/no-random-play.ts'],
    testTimeout: 30_000,
  },
});
