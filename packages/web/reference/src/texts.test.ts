import { expect, test } from 'vitest';
import { readChapter } from './chapter.ts';
import { readTexts } from './texts.ts';

test('a content file is titles with ids and the texts below them', () => {
  expect(readTexts('en.md', '## The river {#river}\n\nBoats.\n\n- one\n\n## A boat {#boat-1}\n\nWood.\n')).toEqual({
    river: { title: 'The river', text: 'Boats.\n\n- one' },
    'boat-1': { title: 'A boat', text: 'Wood.' },
  });
});

test.each([
  ['words before the first title', 'Hello\n\n## A {#a}\n\nText.', '"Hello" is not "## Title {#id}"'],
  ['a title without an id', '## A\n\nText.', '"## A" is not'],
  ['a title of another depth', '## A {#a}\n\nText.\n\n# B {#b}\n\nText.', '"# B {#b}" is not'],
  ['an id twice', '## A {#a}\n\nText.\n\n## B {#a}\n\nText.', 'two texts for a'],
  ['a title without a text', '## A {#a}\n\n## B {#b}\n\nText.', 'no text for a'],
])('%s: refused with the name of the file', (_what, content, reason) => {
  expect(() => readTexts('rajas/en.md', content)).toThrow('rajas/en.md: ');
  expect(() => readTexts('rajas/en.md', content)).toThrow(reason);
});

const CHAPTER = { order: 10, group: 'variants', when: { cows: ['on'] } };

test('the group and the condition of a chapter hold for sections without their own', () => {
  const sections = [
    { id: 'a', rules: 'X-1 X-2', things: ['space a'] },
    { id: 'b', group: 'pieces', rules: 'X-3', when: { cows: ['off'] } },
  ];
  expect(readChapter('sections.json', JSON.stringify({ ...CHAPTER, sections }))).toEqual({
    order: 10,
    sections: [
      { id: 'a', group: 'variants', rules: ['X-1', 'X-2'], things: ['space a'], when: { cows: ['on'] } },
      { id: 'b', group: 'pieces', rules: ['X-3'], when: { cows: ['off'] } },
    ],
  });
});

test.each([
  ['a misspelt key', { id: 'a', rules: 'X-1', thing: ['space'] }, 'unknown: thing'],
  ['no rules', { id: 'a' }, 'undefined is not a text'],
  ['a list that is none', { id: 'a', rules: 'X-1', symbols: 'cow' }, 'cow is not a list'],
  ['a strange group', { id: 'a', rules: 'X-1', group: 'other' }, 'other is not a group'],
])('a section with %s is refused', (_what, section, reason) => {
  expect(() => readChapter('sections.json', JSON.stringify({ ...CHAPTER, sections: [section] }))).toThrow(reason);
});
