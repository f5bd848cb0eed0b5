import { CHAMELI_BEGINS, CHAMELI_DANCES, CHAMELI_GOES_ON, moduleLesson, setUp } from '../../../guide/opening.ts';

/** Buying a sacred cow. */
export const lesson = moduleLesson('cows', {
  options: { cows: 'on' },
  opening: [...setUp({ tops: { 'orange-cow': 'cow-orange' } }), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'stack:orange-cow' }] },
    { says: 'yogi', choose: 'yogi', after: ['pay B3'] },
    { says: 'colour', choose: 'take O', after: ['roll 3', ...CHAMELI_DANCES] },
    { says: 'quarry', choose: 'quarry-1' },
    { says: 'cow', choose: 'take cow-orange' },
    {
      says: 'lay',
      choose: 'lay C2 r1',
      or: ['lay C2 r0', 'lay C2 r3'],
      after: ['pay O6 O3', 'reveal O-C4', ...CHAMELI_GOES_ON],
    },
    { says: 'finale' },
  ],
});
