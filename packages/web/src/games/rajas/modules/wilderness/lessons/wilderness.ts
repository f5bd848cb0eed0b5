import { CHAMELI_BEGINS, moduleLesson, setUp } from '../../../guide/opening.ts';

/** The swamp before the first round. */
export const lesson = moduleLesson('wilderness', {
  options: { wilderness: 'on' },
  opening: [...setUp(), 'draw wilderness-mountains', 'lay D2 r1', 'draw W2', 'draw wilderness-swamp'],
  steps: [
    { says: 'intro', points: [{ part: 'prompt' }] },
    { says: 'lay', choose: 'lay D2 r0', or: ['lay D2 r1', 'lay D2 r2', 'lay D2 r3'] },
    { says: 'swap', choose: 'return B3' },
    { says: 'colour', choose: 'take O', after: ['roll 6', ...CHAMELI_BEGINS] },
    { says: 'finale' },
  ],
});
