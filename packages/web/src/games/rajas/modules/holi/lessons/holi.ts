import { moduleLesson, setUp } from '../../../guide/opening.ts';
import { BEFORE_THE_FESTIVAL } from '../festivalOpening.ts';

/** Triggering a festival in the third round. */
export const lesson = moduleLesson('holi', {
  options: { holi: 'front' },
  opening: [...setUp(), ...BEFORE_THE_FESTIVAL],
  steps: [
    { says: 'intro', points: [{ part: 'race' }] },
    { says: 'sell', choose: 'assorted-1', after: ['score 6', 'roll 4', 'roll 1', 'roll 4', 'roll 6', 'take B4'] },
    { says: 'order', points: [{ part: 'race' }] },
    { says: 'pick', choose: 'take P6', after: ['dancer', 'pay B2', 'take B', 'take G', 'roll 1', 'roll 5', 'draw W4'] },
    { says: 'more', points: [{ part: 'race' }] },
    { says: 'finale' },
  ],
});
