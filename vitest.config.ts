import { defineConfig } from 'vitest/config';
import { content } from './packages/web/build/content.ts';

const E2E = 'packages/web/e2e';

const inBrowser = {
  globalSetup: `${E2E}/support/setup.ts`,
  fileParallelism: false,
  testTimeout: 300_000,
  hookTimeout: 120_000,
  /** One slow second of a busy machine must not cost a whole run; the report marks what passed the second time only. */
  retry: process.env.CI ? 1 : 0,
  /** Generous: CI machines are slow. */
  expect: { poll: { timeout: 60_000 } },
};

/** What depends on how busy the machine is: alone by `npm run budget`. */
const BUDGET = `${E2E}/budget.test.ts`;
/** The way of a person through the whole page. */
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
].map((name) => `${E2E}/${name}.test.ts`);
/** Games by clicks and by keys, and looks at every state; each has a share for every day and a whole (`inject('share')`). */
const TABLES = ['clicker', 'keys', 'looks', 'dialogs', 'targets', 'taj-mahal', 'cards-and-karma', 'rajas', 'drag', 'phones'].map(
  (name) => `${E2E}/${name}.test.ts`,
);

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [content()],
        test: {
          name: 'unit',
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
      // Part of `npm test`, two files at a time; what measures time comes after all of them, alone.
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: [`${E2E}/**/*.test.ts`],
          exclude: [BUDGET],
          provide: { share: 'some' },
          fileParallelism: true,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...inBrowser, name: 'budget', include: [BUDGET], provide: { share: 'whole' }, sequence: { groupOrder: 2 } } },
      // What is published, made and played, and what developers start: after all others, because it fills `dist`.
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
