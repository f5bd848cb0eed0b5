import { counter } from '../../../i18n/numbers.ts';
import type { ComfortMessages } from './index.ts';

const count = counter('de');

export const messages: ComfortMessages = {
  next: {
    waiting: (n) => count(n, { one: '# andere Partie wartet auf dich.', other: '# andere Partien warten auf dich.' }),
  },
};
