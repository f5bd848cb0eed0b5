import { expect, test } from 'vitest';
import { foldersOf } from './tests-near.ts';

test('the folders of changed code, each once, without folders inside another', () => {
  expect(
    foldersOf([
      'README.md',
      'packages/engine/README.md',
      'packages/engine/src/journal.ts',
      'packages/engine/src/undo/undo.ts',
      'packages/web/src/ui/Button.svelte',
      'packages/web/src/ui/Panel.svelte',
    ]),
  ).toEqual(['packages/engine/src/', 'packages/web/src/ui/']);
});

test('without changed code there is nothing to run', () => {
  expect(foldersOf(['docs/hosting.md', 'packages/web/README.md'])).toEqual([]);
});
