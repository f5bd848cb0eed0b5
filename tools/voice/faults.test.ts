import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';

const words = (file: string, source: string): readonly string[] =>
  faultsOf(file, source).map((fault) => fault.split('"')[1] ?? '');

describe('what the voice check finds', () => {
  test('stilted words in documents, comments and test titles, with their lines', () => {
    expect(faultsOf('docs/a.md', 'Good.\nWhoever reads `anew` in code is free to.')).toEqual([
      'docs/a.md:2 "Whoever": the player who, anyone who, you',
    ]);
    expect(words('packages/a/src/a.ts', "/** Built anew. */\nconst anew = 'whoever';")).toEqual(['anew']);
    expect(words('packages/a/src/a.test.ts', "test('whoever comes', () => {});")).toEqual(['whoever']);
  });

  test('stilted words in messages for hosts', () => {
    expect(words('packages/cli/src/a.ts', "log('The round begins anew');")).toEqual(['anew']);
    expect(words('packages/server/src/a.test.ts', "log('begins anew');")).toEqual([]);
  });

  test('texts of each language in a file with all four, and nothing else', () => {
    const source =
      "const en = { a: 'It is on a cell' };\nconst nl: T = { 'steen': 'een steen' };\nexport const de = { x: 'cell' };";
    expect(words('packages/web/src/games/a/modules/b/messages.ts', source)).toEqual(['It is', 'cell', 'steen']);
  });

  test('texts of one language in a file of that language, and in JSON', () => {
    expect(words('packages/web/src/shell/messages/fr.ts', 'export const m = [`2 karmas`];')).toEqual(['karmas']);
    expect(words('packages/web/content/a/card.json', '{ "title": { "nl": "Ganga", "en": "Ganga" } }')).toEqual(['Ganga']);
  });

  test.each([
    ['en', "Don't", "'"],
    ['en', '2-4 players', '-'],
    ['de', 'Er sagt ”ja”', '”'],
    ['de', '45 %', '5 %'],
    ['fr', 'Attention !', ' !'],
    ['fr', 'Attention!', 'n!'],
    ['fr', 'le «\u00a0nom»', '»'],
    ['nl', '„ja”', '„'],
  ])('typography of %s: %s', (language, text, sign) => {
    expect(words(`packages/web/content/a/${language}.md`, text)).toContain(sign);
  });

  test('contractions where a clause begins, and only there', () => {
    expect(words('packages/web/content/a/en.md', 'You can if it is free. There is one.')).toEqual(['it is', 'There is']);
    expect(words('packages/web/content/a/en.md', 'The tile that connects it is scored, the palace there is worth 4.')).toEqual(
      [],
    );
  });

  test('correct typography passes', () => {
    expect(words('packages/web/content/a/fr.md', 'Quoi\u00a0? «\u00a0Oui\u00a0», 45\u00a0%…')).toEqual([]);
    expect(words('packages/web/content/a/de.md', '„Ja“, 2–4, 45\u00a0%, lädt …')).toEqual([]);
  });
});
