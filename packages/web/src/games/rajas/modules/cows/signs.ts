import { GOODS } from '@durbar/rajas/vocabulary';
import { type Mark, symbol } from '../../pieces/marks.ts';
import { GOOD_PICTURES, goodColour, isGood } from '../../pieces/pictures.ts';
import type { Signs } from '../signs.ts';

const COW: readonly Mark[] = [
  { kind: 'disc', x: 24, y: 23, radius: 18 },
  symbol({ name: 'animal-cow', colour: 'var(--beast)' }, 9, 8, 30),
];

/** The cow and its good. */
export const signs: Signs = {
  tile: (shows) => ({
    marks: isGood(shows)
      ? [...COW, good(shows, 58, 60, 24), { kind: 'number', text: '+1', x: 84, y: 93, size: 17 }]
      : [
          ...COW,
          ...GOODS.map((one, index) => good(one, 58 + index * 12, 62, 13)),
          { kind: 'number', text: '1↔', x: 76, y: 92, size: 17 },
        ],
  }),
};

function good(name: (typeof GOODS)[number], x: number, y: number, size: number): Mark {
  return symbol({ name: GOOD_PICTURES[name], colour: goodColour(name) }, x, y, size);
}
