import { type Glyphs, KARMA, middle, SMALL, symbol } from '../../pieces/marks.ts';

export const kedarnathGlyphs: Glyphs = {
  'kedarnath/blessing': () => middle(KARMA),
  'kedarnath/brown-tile': () => [{ kind: 'coin', amount: '?', ...SMALL }, symbol(KARMA, -2, -1.5, 13.5)],
};
