import { KARMA, middle, SMALL, symbol } from '../../pieces/marks.ts';
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  gains: {
    'kedarnath/blessing': () => middle(KARMA),
    'kedarnath/brown-tile': () => [{ kind: 'coin', amount: '?', ...SMALL }, symbol(KARMA, -2, -1.5, 13.5)],
  },
};
