import { loadGame } from '@durbar/catalogue';
import { defined } from '@durbar/engine';
import { expect, test } from 'vitest';
import { BUILDING_KEYS, begunTyping, MARKET_KEYS, type PrintedTile, ROAD_KEYS, typedKey } from './typing.ts';

const BLANK: PrintedTile = { price: 1, road: 'straight', buildings: [], markets: [] };

function typed(keys: string, tile = BLANK): PrintedTile {
  return [...keys].reduce((typing, key) => defined(typedKey(typing, key), `key ${key}`), begunTyping(tile)).tile;
}

function keyOf(keys: Readonly<Record<string, string>>, word: string): string {
  return defined(
    Object.keys(keys).find((key) => keys[key] === word),
    word,
  );
}

test('price, road, a building and a market with its value take five keys', () => {
  expect(typed('7yts1')).toEqual({ price: 7, road: 'fork', buildings: ['temple'], markets: [{ good: 'silk', value: 1 }] });
});

test('colour and back have keys of their own, so a stack can be entered from nothing', () => {
  expect(typed('un7')).toEqual({ ...BLANK, colour: 'purple', back: 'snake', price: 7 });
});

test('two digits are one price, and 0 empties what is left', () => {
  expect(typed('12x')).toMatchObject({ price: 12, road: 'cross' });
  expect(typed('4lt0', typed('5ltm'))).toEqual({ price: 4, road: 'bend', buildings: ['temple'], markets: [] });
  expect(typed('0', typed('5ltm'))).toMatchObject({ buildings: [], markets: [] });
});

test('a third letter begins again at the first place, and a market without a value waits for one', () => {
  expect(typed('tpf')).toMatchObject({ buildings: ['fort'], markets: [] });
  expect(typed('s')).toMatchObject({ markets: [{ good: 'silk', value: 0 }] });
  expect(typed('s2e3')).toMatchObject({
    markets: [
      { good: 'silk', value: 2 },
      { good: 'tea', value: 3 },
    ],
  });
  expect(typedKey(begunTyping(BLANK), 'q')).toBeUndefined();
});

test('every tile of the house edition is typed from a blank one with at most ten keys, Enter included', async () => {
  const house = defined(await loadGame('rajas'), 'game').editions[0]?.data as { provinceTiles: readonly PrintedTile[] };
  for (const tile of house.provinceTiles) {
    const features = [
      ...tile.buildings.map((one) => keyOf(BUILDING_KEYS, one)),
      ...tile.markets.map(({ good, value }) => `${keyOf(MARKET_KEYS, good)}${value}`),
    ];
    const keys = `${tile.price}${keyOf(ROAD_KEYS, tile.road)}${features.join('')}`;
    expect(keys.length + 1).toBeLessThanOrEqual(10);
    expect(typed(keys, { ...BLANK, buildings: ['mill', 'mill'] })).toEqual({
      price: tile.price,
      road: tile.road,
      buildings: tile.buildings,
      markets: tile.markets,
    });
  }
});
