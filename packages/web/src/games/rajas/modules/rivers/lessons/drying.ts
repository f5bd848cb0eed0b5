import { answers } from '../../../../../guide/lesson.ts';
import { CHAMELI_BEGINS, CHAMELI_DANCES, CHAMELI_GOES_ON, moduleLesson, setUp } from '../../../guide/opening.ts';

/** The tiles from the first river space to the last: three dice at a time, and 2 money for each karma on the third. */
const RIVER = answers(`
  ganga-2, ganga-3, ganga3-5, ganga3-17, ganga-8, ganga3-12, ganga-6, ganga-1, ganga-4
  ganga3-15, ganga3-10, ganga3-6, ganga3-3, ganga3-9, ganga3-14, ganga3-11, ganga3-8, ganga-7
  ganga3-13, ganga3-16, ganga3-7, ganga3-1, ganga3-4, ganga-5, ganga3-2
`);

/** A river tile that dries up. */
export const lesson = moduleLesson('drying', {
  options: { river: 'drying' },
  opening: [...setUp({ river: RIVER.map((tile) => `lay ${tile}`) }), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'river:1' }] },
    { says: 'harbour', choose: 'harbour-1', after: ['pay B3'] },
    { says: 'reach', choose: 'sail 1', after: ['roll 2', 'roll 4', 'roll 6', ...CHAMELI_DANCES] },
    { says: 'again', choose: 'harbour-2', after: ['pay B2'] },
    { says: 'sail', choose: 'sail 2', after: CHAMELI_GOES_ON },
    { says: 'dried', points: [{ thing: 'river:1' }] },
    { says: 'finale' },
  ],
});
