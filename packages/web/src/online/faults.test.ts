import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/language.ts';
import { faultText } from './faults.ts';
import { onlineMessages } from './messages/index.ts';

const fault = (seconds?: number) => ({
  code: 'too-fast',
  message: 'Too many at once.',
  ...(seconds === undefined ? {} : { seconds }),
});

test.each(LANGUAGES)('says when to retry after a limit, in %s', async (language) => {
  const words = await onlineMessages[language]();
  expect(faultText(fault(1), words)).toContain('1');
  expect(faultText(fault(40), words)).toContain('40');
  expect(faultText(fault(1150), words)).toContain('20');
  expect(faultText(fault(1150), words)).toBe(words.tryAgainInMinutes(20));
  expect(faultText(fault(), words)).toBe(words.faults['too-fast']);
});
