import { middle, palace } from '../../pieces/marks.ts';
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  gains: {
    'holi/palace': palace,
    'holi/white-yield': () => middle({ name: 'icon-star', colour: 'var(--line2)' }),
    'holi/yellow-yield': () => middle({ name: 'icon-star', colour: 'var(--yield-yellow)' }),
    'holi/red-yield': () => middle({ name: 'icon-star', colour: 'var(--yield-red)' }),
    'holi/brown-yield': () => middle({ name: 'icon-star', colour: 'var(--yield-brown)' }),
  },
};
