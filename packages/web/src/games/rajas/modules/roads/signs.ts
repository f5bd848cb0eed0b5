import { middle, SMALL, symbol } from '../../pieces/marks.ts';
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  gains: {
    'roads/residence-money': () => [
      { kind: 'coin', amount: 1, ...SMALL },
      symbol({ name: 'icon-home', colour: 'var(--build)' }, -2, -1.5, 13.5),
    ],
    'roads/flag': () => middle({ name: 'icon-flag', colour: 'var(--fort)' }),
    'roads/roll': () => middle({ name: 'icon-die', colour: 'var(--build)' }),
  },
};
