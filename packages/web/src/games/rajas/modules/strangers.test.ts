import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TABLE = join(import.meta.dirname, '..');

/** Parts of the core that still draw pieces of a module themselves. None may be added. */
const DRAWS_A_MODULE = [
  'Wide.svelte',
  'board/Board.svelte',
  'board/Pad.svelte',
  'hand/Hand.svelte',
  'hand/RoomyOptions.svelte',
  'layout.ts',
  'model/boardModelOf.ts',
  'model/province.ts',
  'model/tile.ts',
  'phone/ProvinceTab.svelte',
  'phone/TrackRows.svelte',
  'pieces/Tile.svelte',
  'reference/topics.ts',
  'words/tiles.ts',
];

test('no other part of the table imports from the folder of a module', () => {
  const files = globSync('**/*.{ts,svelte}', { cwd: TABLE }).filter((file) => !/^modules\/|\.test\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const importing = files.filter((file) => /from '[./]*modules\/[\w-]+\//.test(readFileSync(join(TABLE, file), 'utf8')));
  expect(importing.toSorted()).toEqual(DRAWS_A_MODULE);
});
