import { defineConfig } from 'vitest/config';
import { content } from './packages/web/build/content.ts';

const E2E = 'packages/web/e2e';

const inBrowser = {
  globalSetup: `${E2E}/support/setup.ts`,
  fileParallelism: false,
  testTimeout: 300_000,
  hookTimeout: 120_000,
  /** One slow second on a busy machine must not fail a whole run; the report marks what passed only the second time. */
  retry: process.env.CI ? 1 : 0,
  /** Generous: CI machines are slow. */
  expect: { poll: { timeout: 60_000 } },
};

/** Depends on how busy the machine is; run it alone with `npm run budget`. */
const BUDGET = `${E2E}/budget*.test.ts`;
/** A person's way through the whole page. */
const JOURNEYS = [
  'journeys',
  'guide',
  'advice',
  'online-playing',
  'online-people',
  'online-chance',
  'reference',
  'trouble',
  'changes',
  'offline',
  'policy',
  'account',
  'editions',
  'editions-altered',
  'editions-rebuilt',
].map((name) => `${E2E}/${name}.test.ts`);
/** Games by clicks and by keys, and checks of every state; each has a daily share and a full version (`inject('share')`). */
const TABLES = [
  'clicker',
  'keys',
  'looks',
  'dialogs',
  'targets',
  'taj-mahal',
  'cards-and-karma',
  'rajas',
  'drag',
  'phones',
  'crowded',
].map((name) => `${E2E}/${name}.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [content()],
        test: {
          name: 'unit',
          globalSetup: 'packages/server/src/testing/shared-postgres.ts',
          setupFiles: 'tools/property-seed.ts',
          include: ['packages/**/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.component.test.ts'],
          /** Nothing outside the pages keeps state, so test files can share loaded modules. */
          isolate: false,
          /** Vitest leaves one core idle, which is half of a machine with two. */
          maxWorkers: '100%',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      'packages/web/vitest.config.ts',
      // Part of `npm test`, two files at a time; time measurements come last, alone.
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: [`${E2E}/**/*.test.ts`],
          exclude: [BUDGET],
          provide: { share: 'some' },
          fileParallelism: true,
          maxWorkers: 2,
          /** The page under test is in a browser: files share no state but loaded modules. */
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...inBrowser, name: 'budget', include: [BUDGET], provide: { share: 'whole' }, sequence: { groupOrder: 2 } } },
      // What is published, built and played, and what developers start: after all others, because it fills `dist`.
      {
        test: {
          name: 'release',
          include: ['tools/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
      // Separate commands; all tables together take too long for a push.
      { test: { name: 'journeys', include: JOURNEYS, provide: { share: 'whole' }, ...inBrowser } },
      { test: { name: 'tables', include: TABLES, provide: { share: 'whole' }, ...inBrowser } },
    ],
  },
});
