import { defined } from '@durbar/engine';
import { expect, test } from 'vitest';
import type { RowWords } from '../../../editions/rows.ts';
import { tileRows } from './tile-rows.ts';
import type { PrintedTile } from './typing.ts';

const TEXTS = {
  price: 'Price',
  priceLine: '',
  first: 'First',
  firstLine: '',
  second: 'Second',
  secondLine: '',
  worthLine: '',
  empty: 'empty',
};
const WORDS: RowWords = {
  titleOf: (path) => String(path.at(-1)),
  nameOf: (_key, value) => String(value),
  knownAt: () => [],
  entryKey: '',
  typed: [],
  silent: [],
  none: 'none',
  yes: 'yes',
  no: 'no',
  hidden: [],
  most: {},
  letters: {},
};
const TILE: PrintedTile = { price: 4, road: 'bend', buildings: ['temple'], markets: [{ good: 'tea', value: 2 }] };

function put(tile: PrintedTile, row: string, value: unknown): unknown {
  const found = tileRows(tile, TEXTS, WORDS).find(({ path }) => path.join('.') === row);
  return defined(found, row).put(tile, value);
}

test('a place is filled, changed and emptied, and the other one stays', () => {
  expect(put(TILE, 'first', 'fort')).toMatchObject({ buildings: ['fort'], markets: [{ good: 'tea', value: 2 }] });
  expect(put(TILE, 'second', 'silk')).toMatchObject({ buildings: ['temple'], markets: [{ good: 'silk', value: 1 }] });
  expect(put(TILE, 'second', undefined)).toMatchObject({ buildings: ['temple'], markets: [] });
  expect(put({ ...TILE, markets: [] }, 'second', 'mill')).toMatchObject({ buildings: ['temple', 'mill'], markets: [] });
});

test('every market has a row for its value', () => {
  expect(put(TILE, 'markets.0.value', 3)).toMatchObject({ markets: [{ good: 'tea', value: 3 }] });
  expect(tileRows({ ...TILE, markets: [] }, TEXTS, WORDS).map(({ path }) => path[0])).not.toContain('markets');
});
