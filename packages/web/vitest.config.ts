import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { content } from './build/content.ts';

/** Real components in a simulated page without a browser, fast enough for every push. */
export default defineConfig({
  plugins: [svelte(), content(), svelteTesting()],
  /** The copy with a new module (docs/adding-a-module.md) is in a temporary folder. */
  server: { fs: { strict: false } },
  test: {
    name: 'component',
    environment: 'happy-dom',
    include: ['src/**/*.component.test.ts'],
    setupFiles: '../../tools/property-seed.ts',
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
