import { expect, test } from 'vitest';
import { allParts, firstSentence, plainText, readMarkup } from './markup.ts';

test('paragraphs, lists and numbered lists', () => {
  expect(readMarkup('One\nline.\n\n- a\n- b\n\n1. first\n2. second')).toEqual([
    { kind: 'paragraph', parts: [{ kind: 'text', text: 'One line.' }] },
    { kind: 'list', items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]] },
    { kind: 'numbers', items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]] },
  ]);
});

test('a list may follow its sentence directly', () => {
  expect(readMarkup('Either:\n- a').map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
});

test('bold words, links and symbols, one inside the other', () => {
  expect(readMarkup('Take **one {{karma}}** of the [supply](#supply-1).')).toEqual([
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'Take ' },
        {
          kind: 'bold',
          parts: [
            { kind: 'text', text: 'one ' },
            { kind: 'symbol', name: 'karma' },
          ],
        },
        { kind: 'text', text: ' of the ' },
        { kind: 'link', section: 'supply-1', text: 'supply' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
  expect(allParts('**[a](#b)**')).toEqual([{ kind: 'link', section: 'b', text: 'a' }]);
});

test('the words without their marks', () => {
  expect(plainText('**Three** {{karma}} [tokens](#x).\n\n- one\n- two')).toBe('Three tokens.\none two');
});

test('the first sentence ends at a full stop before a capital letter', () => {
  expect(firstSentence('Costs 3. at most, e.g. two. Then more.')).toBe('Costs 3. at most, e.g. two.');
  expect(firstSentence('Only one')).toBe('Only one');
});
