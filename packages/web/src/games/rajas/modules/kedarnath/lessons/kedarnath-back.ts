import { CHAMELI_BEGINS, CHAMELI_DANCES, moduleLesson, setUp } from '../../../guide/opening.ts';

/** The blessings on the back of the temple board. */
export const lesson = moduleLesson('kedarnath-back', {
  options: { kedarnath: 'back' },
  opening: [...setUp(), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'space:temple' }] },
    { says: 'temple', choose: 'temple' },
    { says: 'row', choose: 'row 3', after: ['draw W1'] },
    { says: 'die', choose: 'take G', or: ['take B', 'take O', 'take P'], after: ['roll 5', ...CHAMELI_DANCES] },
    { says: 'finale' },
  ],
});
