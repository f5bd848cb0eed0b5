import { defineConfig } from 'vitest/config';

const inBrowser = {
  globalSetup: 'packages/web/e2e/support/setup.ts',
  fileParallelism: false,
  testTimeout: 300_000,
  hookTimeout: 120_000,
};

/** What depends on how busy the machine is, so it is a command of its own: `npm run budget`. */
const BUDGET = 'packages/web/e2e/budget.test.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['packages/**/src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 } },
      { test: { name: 'browser', include: ['packages/web/e2e/**/*.test.ts'], exclude: [BUDGET], ...inBrowser } },
      { test: { name: 'budget', include: [BUDGET], ...inBrowser } },
    ],
  },
});
