import { moduleLesson, setUp } from '../../../guide/opening.ts';

/** Placing the first yield tile. */
export const lesson = moduleLesson('navaratnas', {
  options: { navaratnas: 'on' },
  opening: [...setUp(), 'yield B4', 'on TL', 'yield B5'],
  steps: [
    { says: 'intro', points: [{ part: 'prompt' }] },
    {
      says: 'lay',
      choose: 'on TR',
      or: ['on TL'],
      after: ['dancer', 'pay B5*', 'take B', 'take O', 'roll 3', 'roll 5', 'yield W1', 'on T2'],
    },
    { says: 'later', points: [{ thing: 'space:dancer' }] },
    { says: 'finale' },
  ],
});
