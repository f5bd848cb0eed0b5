import { counter } from '../../../i18n/numbers.ts';
import type { ComfortMessages } from './index.ts';

const count = counter('fr');

export const messages: ComfortMessages = {
  next: {
    waiting: (n) => count(n, { one: '# autre partie vous attend.', other: '# autres parties vous attendent.' }),
  },
};
