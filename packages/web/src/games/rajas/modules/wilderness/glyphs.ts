import { type Glyphs, middle, YIELD } from '../../pieces/marks.ts';

export const wildernessGlyphs: Glyphs = {
  'wilderness/white-yield': () => middle(YIELD),
  'wilderness/swap-die': () => middle({ name: 'icon-reroll', colour: 'var(--fort)' }, 18),
};
