import { CHAMELI_BEGINS, CHAMELI_DANCES, moduleLesson, setUp } from '../../../guide/opening.ts';

/** The temple, a free row and its blessing. */
export const lesson = moduleLesson('kedarnath', {
  options: { kedarnath: 'front' },
  opening: [...setUp(), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'space:temple' }] },
    { says: 'temple', choose: 'temple' },
    { says: 'row', choose: 'row 2' },
    {
      says: 'upgrade',
      choose: 'upgrade palace',
      or: ['upgrade temple', 'upgrade fort', 'upgrade mill'],
      after: CHAMELI_DANCES,
    },
    { says: 'finale' },
  ],
});
