import { expect, test } from 'vitest';
import { sumInWords } from './sum-words.ts';

const names = { coin: 'money', die: 'die' } as const;

test('a sum is announced item by item, costs first', () => {
  const sum = {
    gain: [{ symbol: 'coin', count: 3 }],
    cost: [
      { symbol: 'die', count: 2, text: '5' },
      { symbol: 'coin', count: 1 },
    ],
  } as const;
  expect(sumInWords(sum as never, names as never, 'en')).toBe('−2 die 5, −1 money and +3 money');
});

test('unnamed items are not announced', () => {
  expect(sumInWords({ gain: [{ symbol: 'icon-undo', count: 1 }] }, names as never, 'en')).toBe('');
});
