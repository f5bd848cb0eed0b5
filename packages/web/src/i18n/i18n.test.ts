import { describe, expect, test } from 'vitest';
import { shellMessages } from '../shell/messages/index.ts';
import { tableMessages } from '../table/messages/index.ts';
import { bestLanguage, LANGUAGES } from './language.ts';
import { breakable, clipped, isolate, partsOf, plain } from './names.ts';
import { counter, lister, percentage, printed, signed } from './numbers.ts';
import { sinceText } from './times.ts';

test('a long word of a name may be broken in the middle', () => {
  expect(breakable('Meera')).toBe('Meera');
  expect(breakable('Shahjahan I.')).toBe('Shahj\u00adahan I.');
  expect(breakable('Wolfgang-Ann')).toBe('Wolf\u00adgang-Ann');
});

test('a long name is clipped to fit, a short one stays', () => {
  expect(clipped('Meera')).toBe('Meera');
  expect(clipped('Wolfeschlegelstein', 8)).toBe('Wolfesc…');
});

test('a moment is a time today, a weekday this week and a date before', () => {
  const now = new Date(2026, 10, 17, 20, 0).getTime();
  const at = (day: number) => sinceText(new Date(2026, 10, day, 19, 20).getTime(), now, 'de');
  expect([at(17), at(15), at(2)]).toEqual(['19:20', 'Sonntag', '2. Nov.']);
  expect(sinceText(new Date(2026, 10, 17, 19, 20).getTime(), now, 'en')).toBe('19:20');
});

describe('numbers', () => {
  test('plurals follow each language: French counts nothing as one', () => {
    const forms = { one: '# thing', other: '# things' };
    expect(counter('en')(0, forms)).toBe('0 things');
    expect(counter('fr')(0, forms)).toBe('0 thing');
    expect(counter('de')(1, forms)).toBe('1 thing');
    expect(counter('nl')(2, forms)).toBe('2 things');
  });

  test('large numbers and lists are written each language’s way', () => {
    expect(counter('de')(12_345, { one: '#', other: '#' })).toBe('12.345');
    expect(lister('de')(['A', 'B', 'C'])).toBe('A, B und C');
    expect(lister('en')(['A', 'B', 'C'])).toBe('A, B and C');
    expect([percentage('nl')(45), percentage('de')(45)]).toEqual(['45%', '45\u00a0%']);
    expect(signed(3)).toBe('+3');
    expect(signed(-2)).toBe('−2');
    expect([3, 0, -56].map(printed)).toEqual(['3', '0', '−56']);
  });
});

describe('names', () => {
  test('are cut out of sentences and left out of labels', () => {
    const text = `${isolate('Ana')} beats ${isolate('Bo')}.`;
    expect(plain(text)).toBe('Ana beats Bo.');
    expect(partsOf(text)).toEqual([
      { text: 'Ana', name: true },
      { text: ' beats ', name: false },
      { text: 'Bo', name: true },
      { text: '.', name: false },
    ]);
  });
});

describe('languages', () => {
  test('the first supported language is used, otherwise English', () => {
    expect(bestLanguage(['ja', 'fr-CA', 'de'])).toBe('fr');
    expect(bestLanguage(['ja'])).toBe('en');
  });

  test.each([
    ['shell', shellMessages],
    ['table', tableMessages],
  ] as const)('the words of the %s are complete in every language and differ', async (_name, translations) => {
    const english = flat(await translations.en());
    for (const language of LANGUAGES.slice(1)) {
      const other = flat(await translations[language]());
      expect([...other.keys()]).toEqual([...english.keys()]);
      const same = [...english].filter(([key, text]) => text.length > 14 && other.get(key) === text);
      expect(same, `left in English in ${language}`).toEqual([]);
    }
  });
});

/** Each serves as a number, a text and a list. */
const SAMPLES = [['3'], ['4']];

/** Every message by its path; functions are called with samples. */
function flat(messages: unknown, prefix = ''): ReadonlyMap<string, string> {
  const entries = Object.entries(messages as Readonly<Record<string, unknown>>).flatMap(([key, value]): [string, string][] => {
    const path = `${prefix}${key}`;
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'function') return [[path, String(value(...SAMPLES))]];
    return [...flat(value, `${path}.`)];
  });
  for (const [path, text] of entries) expect(text.trim(), path).not.toBe('');
  return new Map(entries);
}
