import { shape } from '@durbar/engine';
import { partAt } from '@durbar/engine/edition';
import { describe, expect, test } from 'vitest';
import { lettersFor } from './letters.ts';
import { NOT_BEGUN, typedRow } from './row-typing.ts';
import { bandsOf, type RowWords, rowsOf } from './rows.ts';

const CARD = shape.object(
  {
    id: shape.text(),
    die: shape.oneOf(['blue', 'green']),
    cost: shape.object({ colour: shape.oneOf(['blue', 'green']), sum: shape.integer({ min: 1, max: 99 }) }),
    goods: shape.array(shape.object({ type: shape.text(), value: shape.integer({ min: 1, max: 9 }) }), { max: 2 }),
  },
  { flag: shape.integer({ min: 1, max: 9 }) },
);
const BLANK = { id: 'one', die: 'blue', cost: { colour: 'blue', sum: 1 }, goods: [] };

const WORDS: RowWords = {
  titleOf: (path) => String(path.at(-1)),
  nameOf: (_key, value) => String(value),
  knownAt: (key) => (key === 'type' ? ['silk', 'tea'] : []),
  none: 'none',
  yes: 'yes',
  no: 'no',
  hidden: ['id'],
  most: {},
  typed: [],
  silent: [],
  entryKey: '',
  letters: { tea: 'e' },
};

function typed(keys: string, start: unknown = BLANK): unknown {
  let [entry, typing] = [start, NOT_BEGUN];
  for (const key of keys) {
    const next = typedRow(rowsOf(CARD.form, entry, WORDS), typing, key);
    if (!next) throw new Error(`nothing for ${key}`);
    if (next.row) entry = next.row.put(entry, next.value);
    typing = next.typing;
  }
  return entry;
}

describe('the rows of an entry', () => {
  test('stand together where they are one thing', () => {
    const rows = rowsOf(CARD.form, { ...BLANK, goods: [{ type: 'silk', value: 1 }] }, WORDS);
    expect(bandsOf(rows).map(({ rows: inside }) => inside.map(({ title }) => title).join(' '))).toEqual([
      'die',
      'colour sum',
      'type value',
      'type',
      'flag',
    ]);
  });

  test('take the same letter one after the other, and digits for the number that follows', () => {
    expect(typed('gb12s3')).toEqual({
      ...BLANK,
      die: 'green',
      cost: { colour: 'blue', sum: 12 },
      goods: [{ type: 'silk', value: 3 }],
    });
  });

  test('make and remove the entries of a list and what may be absent', () => {
    const both = typed('  8s1e2 7');
    expect(both).toMatchObject({
      goods: [
        { type: 'silk', value: 1 },
        { type: 'tea', value: 2 },
      ],
      flag: 7,
    });
    expect(partAt(typed('   -', both), ['goods'])).toEqual([]);
    expect(typed('    -', typed('    7'))).toEqual(BLANK);
  });

  test('ignore keys that mean nothing', () => {
    expect(typedRow(rowsOf(CARD.form, BLANK, WORDS), NOT_BEGUN, 'q')).toBeUndefined();
    expect(typedRow([], NOT_BEGUN, '1')).toBeUndefined();
  });
});

test('each value has a key of its own, and Z stays free', () => {
  expect(lettersFor(['silk', 'spice', 'tea', 3, 'zz'], { tea: 's' })).toEqual(['i', 'p', 's', '3', 'a']);
});
