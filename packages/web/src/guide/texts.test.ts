import { expect, test } from 'vitest';
import { readSteps } from './texts.ts';

test('a step has a title, paragraphs and, in a quotation, the reply to another choice', () => {
  expect(readSteps('en.md', '## Hello {#welcome}\n\nOne.\n\nTwo\nlines.\n\n> Not that.\n\n## Bye {#end}\n\nDone.\n')).toEqual({
    welcome: { title: 'Hello', text: 'One.\nTwo lines.', other: 'Not that.' },
    end: { title: 'Bye', text: 'Done.' },
  });
});

test('a question to the reader lists its answers by name, each with what it is worth', () => {
  expect(readSteps('en.md', '## Judge {#judge}\n\nWhich?\n\n- **Quarry.** 8 spaces.\n- **Market.** 2 spaces.\n')).toEqual({
    judge: {
      title: 'Judge',
      text: 'Which?',
      answers: [
        { name: 'Quarry', about: '8 spaces.' },
        { name: 'Market', about: '2 spaces.' },
      ],
    },
  });
});
