import { moduleLesson, setUp } from '../../../guide/opening.ts';
import { BEFORE_THE_FESTIVAL } from '../festivalOpening.ts';

/** The gifts on the back of a Holi tile. */
export const lesson = moduleLesson('holi-back', {
  options: { holi: 'back' },
  opening: [...setUp({ boards: ['back bonus', 'back yield', 'back palace'] }), ...BEFORE_THE_FESTIVAL],
  steps: [
    { says: 'intro', points: [{ part: 'race' }] },
    { says: 'wait', choose: 'blue-terrace-1', after: ['roll 2', 'assorted-1', 'score 5'] },
    { says: 'gift', choose: 'gift portuguese' },
    { says: 'upgrade', choose: 'upgrade palace', or: ['upgrade fort', 'upgrade mill'], after: ['take P', 'roll 4'] },
    { says: 'tile', points: [{ part: 'hand' }] },
    { says: 'finale' },
  ],
});
