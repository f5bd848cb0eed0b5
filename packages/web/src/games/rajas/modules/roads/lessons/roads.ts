import { CHAMELI_BEGINS, CHAMELI_DANCES, moduleLesson, setUp } from '../../../guide/opening.ts';

/** The road board and its flag. */
export const lesson = moduleLesson('roads', {
  options: { roads: 'front' },
  opening: [...setUp(), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'space:road-board' }] },
    { says: 'board', choose: 'road-board', after: CHAMELI_DANCES },
    { says: 'flag', points: [{ part: 'hand' }] },
    { says: 'finale' },
  ],
});
