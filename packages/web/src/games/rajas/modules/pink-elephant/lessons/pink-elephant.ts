import { CHAMELI_BEGINS, CHAMELI_DANCES, CHAMELI_GOES_ON, moduleLesson, setUp } from '../../../guide/opening.ts';

/** Taking the elephant and joining the start player. */
export const lesson = moduleLesson('pink-elephant', {
  options: { pinkElephant: 'on' },
  opening: [...setUp(), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'space:front-terrace' }] },
    { says: 'terrace', choose: 'front-terrace' },
    { says: 'take', choose: 'take the elephant', after: ['done', ...CHAMELI_DANCES] },
    { says: 'join', choose: 'join orange-terrace-1', after: ['roll 2', ...CHAMELI_GOES_ON] },
    { says: 'finale' },
  ],
});
