import { defineConfig } from 'vitest/config';

const E2E = 'packages/web/e2e';

const inBrowser = {
  globalSetup: `${E2E}/support/setup.ts`,
  fileParallelism: false,
  testTimeout: 300_000,
  hookTimeout: 120_000,
};

/** The way of a person through the whole page; part of `npm test`. */
const JOURNEYS = `${E2E}/journeys.test.ts`;
/** What depends on how busy the machine is, so it is a command of its own: `npm run budget`. */
const BUDGET = `${E2E}/budget.test.ts`;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['packages/**/src/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 120_000 } },
      { test: { name: 'journeys', include: [JOURNEYS], ...inBrowser } },
      // Whole games by random clicks and axe in every state: `npm run test:tables`, longer than a push can wait.
      { test: { name: 'tables', include: [`${E2E}/**/*.test.ts`], exclude: [JOURNEYS, BUDGET], ...inBrowser } },
      { test: { name: 'budget', include: [BUDGET], ...inBrowser } },
    ],
  },
});
