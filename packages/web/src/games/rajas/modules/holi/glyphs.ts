import { type Glyphs, middle, palace } from '../../pieces/marks.ts';

export const holiGlyphs: Glyphs = {
  'holi/palace': palace,
  'holi/white-yield': () => middle({ name: 'icon-star', colour: 'var(--line2)' }),
  'holi/yellow-yield': () => middle({ name: 'icon-star', colour: 'var(--yield-yellow)' }),
  'holi/red-yield': () => middle({ name: 'icon-star', colour: 'var(--yield-red)' }),
  'holi/brown-yield': () => middle({ name: 'icon-star', colour: 'var(--yield-brown)' }),
};
