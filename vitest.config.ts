import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['packages/**/src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'browser',
          include: ['packages/web/e2e/**/*.test.ts'],
          globalSetup: 'packages/web/e2e/support/setup.ts',
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
