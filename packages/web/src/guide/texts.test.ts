import { expect, test } from 'vitest';
import { readSteps } from './texts.ts';

test('a step has a title, paragraphs and, in a quotation, the reply to another choice', () => {
  expect(readSteps('en.md', '## Hello {#welcome}\n\nOne.\n\nTwo\nlines.\n\n> Not that.\n\n## Bye {#end}\n\nDone.\n')).toEqual({
    welcome: { title: 'Hello', text: 'One.\nTwo lines.', other: 'Not that.' },
    end: { title: 'Bye', text: 'Done.' },
  });
});
