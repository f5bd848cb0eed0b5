import { CHAMELI_BEGINS, CHAMELI_DANCES, CHAMELI_GOES_ON, moduleLesson, setUp } from '../../../guide/opening.ts';

/** The reader's first turn: a bend below the residence. */
const BUILT = ['quarry-1', 'take B-S2', 'lay C2 r0', 'pay B3', 'reveal B-S4'];

/** A die for roads of one shape. */
export const lesson = moduleLesson('roads-back', {
  options: { roads: 'back' },
  opening: [...setUp(), ...CHAMELI_BEGINS, ...BUILT, ...CHAMELI_DANCES],
  steps: [
    { says: 'intro', points: [{ thing: 'space:road-board' }] },
    { says: 'board', choose: 'road-board' },
    { says: 'die', choose: 'pay G4', or: ['pay O6', 'pay P5'], after: ['roll 5', ...CHAMELI_GOES_ON] },
    { says: 'rolled', points: [{ part: 'race' }] },
    { says: 'finale' },
  ],
});
