import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { begunFrom, withoutPart, withPart } from '@durbar/engine/edition';
import { expect, test } from 'vitest';
import { differingGroups } from './differing.ts';

const rajas = defined(await loadGame('rajas'), 'game');
const HOUSE = begunFrom(rajas, 'house', 'My box');

test('differences come entry by entry, in the order of the groups', () => {
  const mine = [
    [['provinceTiles', 0, 'price'], 7],
    [['provinceTiles', 0, 'road'], 'fork'],
    [['river', 'spaces', 2, 'amount'], 8],
    [['about', 'title'], 'Another name'],
  ] as const;
  const data = mine.reduce<unknown>((edition, [path, value]) => withPart(edition, path, value), HOUSE);
  const groups = differingGroups(rajas, HOUSE, data);
  expect(groups.map(({ id, entries }) => [id, entries.map(({ at, changes }) => [at, changes.length])])).toEqual([
    ['province-tiles', [['provinceTiles[B-S1]', 2]]],
    ['river', [['river.spaces[2]', 1]]],
  ]);
  expect(groups[0]?.entries[0]).toMatchObject({ before: { price: 4, road: 'bend' }, after: { price: 7, road: 'fork' } });
});

test('an entry that only one edition has differs as a whole', () => {
  const [group] = differingGroups(rajas, HOUSE, withoutPart(HOUSE, ['provinceTiles', 0]));
  expect(group?.entries).toMatchObject([{ at: 'provinceTiles[B-S1]', after: undefined, changes: [{ after: undefined }] }]);
  expect(differingGroups(rajas, HOUSE, HOUSE)).toEqual([]);
});
