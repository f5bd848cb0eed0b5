import { answers } from '../../../../../guide/lesson.ts';
import { CHAMELI_BEGINS, CHAMELI_DANCES, moduleLesson, setUp } from '../../../guide/opening.ts';

/** Distance and tile; the first goes on the second space. */
const RIVER = answers(`
  roll 2, lay ganga-1, roll 3, lay ganga-8, roll 1, lay ganga-6, roll 2, lay ganga-2
  roll 1, lay ganga-7, roll 5, lay ganga-4, roll 3, lay ganga-5, roll 6, lay ganga-3
`);

/** A river tile and its reward. */
export const lesson = moduleLesson('ganga', {
  options: { river: 'ganga-roll' },
  opening: [...setUp({ river: RIVER }), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'river:2' }] },
    { says: 'harbour', choose: 'harbour-1', after: ['pay B3'] },
    { says: 'sail', choose: 'sail 2' },
    { says: 'die', choose: 'take B', or: ['take G', 'take O', 'take P'], after: ['roll 5', ...CHAMELI_DANCES] },
    { says: 'finale' },
  ],
});
