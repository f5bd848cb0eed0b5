import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDERS = ['guide', 'hand', 'lobby', 'messages', 'model', 'pieces', 'race', 'reference', 'story', 'words'];
const AT_THE_TOP = ['Wide.svelte', 'card.ts', 'lobby.ts', 'table.ts', 'tokens.css', 'types.ts'];

const games = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(games.map(({ name }) => name))('the folder of %s', (game) => {
  const entries = readdirSync(join(import.meta.dirname, game), { withFileTypes: true });

  test('has the folders of every game', () => {
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders).toEqual(expect.arrayContaining(FOLDERS));
  });

  test('has nothing else at its top than the table, its types and words for the lobby, and the tabs of small screens', () => {
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.filter((name) => !name.endsWith('Tab.svelte')).sort()).toEqual(AT_THE_TOP);
  });
});
