import { readFileSync } from 'node:fs';
import { loadGames } from '@durbar/catalogue';
import { expect, test } from 'vitest';
import { editionsDocument } from './editions-document.ts';

test('docs/editions.md says what the shapes say; node packages/cli/src/tools/editions-document.ts writes it again', async () => {
  const written = readFileSync(new URL('../../../../docs/editions.md', import.meta.url), 'utf8');
  expect(written).toBe(editionsDocument(await loadGames()));
});
