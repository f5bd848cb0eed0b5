import { CHAMELI_BEGINS, CHAMELI_DANCES, moduleLesson, setUp } from '../../../guide/opening.ts';

/** Revealing a river tile. */
export const lesson = moduleLesson('mysterious', {
  options: { river: 'mysterious' },
  opening: [...setUp(), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'river:2' }] },
    { says: 'harbour', choose: 'harbour-1', after: ['pay B3'] },
    { says: 'sail', choose: 'sail 2', after: ['turn up ganga-2', 'roll 2', 'roll 5', 'roll 6', ...CHAMELI_DANCES] },
    { says: 'found', points: [{ thing: 'river:2' }] },
    { says: 'finale' },
  ],
});
