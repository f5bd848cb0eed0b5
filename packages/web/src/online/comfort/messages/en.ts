import { counter } from '../../../i18n/numbers.ts';

const count = counter('en');

/** Texts for turn-based play: what waits, how it is announced, notes and plans. */
export const messages = {
  next: {
    waiting: (n: number) => count(n, { one: '# other game is waiting for you.', other: '# other games are waiting for you.' }),
  },
};
