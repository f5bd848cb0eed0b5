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
    expect(faults).toMatchObject([
      { path: 'edition.cards[0].id', reason: '1 is not a text' },
      { path: 'edition.cards[0].value', reason: '7 is not a whole number from 1 to 6' },
      { path: 'edition.cards[0].extra', reason: 'is not known' },
      { path: 'edition.cards[1]', reason: '"ace" is not an object' },
    ]);
  });

  test('reports missing keys, lists of the wrong length and values outside a set', () => {
    expect(CARD({ id: 'a' }, '')).toMatchObject([{ path: 'value', reason: 'is missing' }]);
    expect(shape.array(shape.text(), { min: 2, max: 2 })(['a'], 'names')).toMatchObject([
      { path: 'names', reason: 'has 1 entries, not 2' },
    ]);
    expect(shape.oneOf(['red', 'blue'])('pink', 'colour')).toMatchObject([
      { path: 'colour', reason: '"pink" is not one of red, blue' },
    ]);
    expect(shape.integer()(1.5, 'n')).toMatchObject([{ path: 'n', reason: '1.5 is not a whole number' }]);
    expect(shape.flag()(1, 'f')).toMatchObject([{ path: 'f', reason: '1 is not true or false' }]);
  });

  test('ignores inherited keys', () => {
    const named = JSON.parse('{ "id": "a", "value": 1, "valueOf": {}, "__proto__": 1 }');
    expect(CARD(named, '')).toMatchObject([
      { path: 'valueOf', reason: 'is not known' },
      { path: '__proto__', reason: 'is not known' },
    ]);
    expect(shape.object({ valueOf: shape.text() })({}, '')).toMatchObject([{ path: 'valueOf', reason: 'is missing' }]);
  });

  test('accepts either of two forms', () => {
    const textOrNumber = shape.either(shape.text(), shape.integer());
    expect(textOrNumber('a', '')).toEqual([]);
    expect(textOrNumber(1, '')).toEqual([]);
    expect(textOrNumber(true, 'x')).toMatchObject([{ path: 'x', reason: 'true is not a text' }]);
  });

  test('names each fault by a code with its values, for translation', () => {
    expect(shape.integer({ min: 1, max: 6 })(7, 'n')).toMatchObject([
      { code: 'not-whole', values: { value: '7', min: 1, max: 6 } },
    ]);
    expect(shape.oneOf(['red', 'blue'])('pink', 'c')).toMatchObject([{ code: 'not-one-of', values: { allowed: 'red, blue' } }]);
    expect(shape.array(CARD, { min: 1 })([], 'cards')).toMatchObject([{ code: 'list-length', values: { count: 0, min: 1 } }]);
  });

  test('chooses the kind of an object by its tag', () => {
    const effect = shape.tagged('type', {
      points: shape.object({ type: shape.text(), points: shape.integer() }),
      nothing: shape.object({ type: shape.text() }),
    });
    expect(effect({ type: 'points', points: 2 }, '')).toEqual([]);
    expect(effect({ type: 'nothing', points: 2 }, 'e')).toMatchObject([{ path: 'e.points', code: 'not-known' }]);
    expect(effect({ type: 'toString' }, 'e')).toMatchObject([{ path: 'e.type', code: 'not-one-of' }]);
    expect(effect('points', 'e')).toMatchObject([{ path: 'e', code: 'not-object' }]);
  });

  test('says what it accepts', () => {
    expect(CARD.form).toEqual({
      kind: 'object',
      required: { id: { kind: 'text' }, value: { kind: 'integer', min: 1, max: 6 } },
      optional: { wild: { kind: 'flag' } },
    });
  });
});
