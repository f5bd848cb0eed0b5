import './terrain.css';
import { middle, YIELD } from '../../pieces/marks.ts';
import type { Signs } from '../signs.ts';
import { isTerrain } from './terrain.ts';

export const signs: Signs = {
  gains: {
    'wilderness/white-yield': () => middle(YIELD),
    'wilderness/swap-die': () => middle({ name: 'icon-reroll', colour: 'var(--fort)' }, 18),
  },
  tile: (shows) => ({ ground: isTerrain(shows) ? `wild-${shows}` : 'wild-desert', marks: [] }),
};
