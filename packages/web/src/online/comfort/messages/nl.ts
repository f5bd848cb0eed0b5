import { counter } from '../../../i18n/numbers.ts';
import type { ComfortMessages } from './index.ts';

const count = counter('nl');

export const messages: ComfortMessages = {
  next: {
    waiting: (n) => count(n, { one: '# andere partij wacht op je.', other: '# andere partijen wachten op je.' }),
  },
};
