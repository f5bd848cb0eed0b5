import { describe, expect, test } from 'vitest';
import * as shape from './shape.ts';

const CARD = shape.object({ id: shape.text(), value: shape.integer({ min: 1, max: 6 }) }, { wild: shape.flag() });

describe('a shape', () => {
  test('accepts what fits', () => {
    expect(CARD({ id: 'a', value: 6 }, '')).toEqual([]);
    expect(CARD({ id: 'a', value: 1, wild: true }, '')).toEqual([]);
    expect(shape.array(CARD, { min: 1, max: 2 })([{ id: 'a', value: 1 }], 'cards')).toEqual([]);
    expect(shape.record(shape.oneOf(['on', 'off']))({ holi: 'on' }, '')).toEqual([]);
    expect(shape.anything()(undefined, '')).toEqual([]);
  });

  test('reports every fault with its path', () => {
    const faults = shape.object({ cards: shape.array(CARD) })({ cards: [{ id: 1, value: 7, extra: 0 }, 'ace'] }, 'edition');
    expect(faults).toEqual([
      { path: 'edition.cards[0].id', reason: '1 is not a text' },
      { path: 'edition.cards[0].value', reason: '7 is not a whole number from 1 to 6' },
      { path: 'edition.cards[0].extra', reason: 'is not known' },
      { path: 'edition.cards[1]', reason: '"ace" is not an object' },
    ]);
  });

  test('reports missing keys, lists of the wrong length and values outside a set', () => {
    expect(CARD({ id: 'a' }, '')).toEqual([{ path: 'value', reason: 'is missing' }]);
    expect(shape.array(shape.text(), { min: 2, max: 2 })(['a'], 'names')).toEqual([
      { path: 'names', reason: 'has 1 entries, not 2' },
    ]);
    expect(shape.oneOf(['red', 'blue'])('pink', 'colour')).toEqual([
      { path: 'colour', reason: '"pink" is not one of red, blue' },
    ]);
    expect(shape.integer()(1.5, 'n')).toEqual([{ path: 'n', reason: '1.5 is not a whole number' }]);
    expect(shape.flag()(1, 'f')).toEqual([{ path: 'f', reason: '1 is not true or false' }]);
  });

  test('ignores inherited keys', () => {
    const named = JSON.parse('{ "id": "a", "value": 1, "valueOf": {}, "__proto__": 1 }');
    expect(CARD(named, '')).toEqual([
      { path: 'valueOf', reason: 'is not known' },
      { path: '__proto__', reason: 'is not known' },
    ]);
    expect(shape.object({ valueOf: shape.text() })({}, '')).toEqual([{ path: 'valueOf', reason: 'is missing' }]);
  });

  test('accepts either of two forms', () => {
    const textOrNumber = shape.either(shape.text(), shape.integer());
    expect(textOrNumber('a', '')).toEqual([]);
    expect(textOrNumber(1, '')).toEqual([]);
    expect(textOrNumber(true, 'x')).toEqual([{ path: 'x', reason: 'true is not a text' }]);
  });
});
