import type { Lesson } from '../../../../guide/lesson.ts';
import { CHAMELI_BEGINS, CHAMELI_DANCES, setUp } from '../opening.ts';

/** The road board and its flag. */
export const lesson: Lesson = {
  id: 'rajas-roads',
  game: 'rajas',
  players: 2,
  options: { roads: 'front' },
  opening: [...setUp(), ...CHAMELI_BEGINS],
  steps: [
    { says: 'intro', points: [{ thing: 'space:road-board' }] },
    { says: 'board', choose: 'road-board', after: CHAMELI_DANCES },
    { says: 'flag', points: [{ part: 'hand' }] },
    { says: 'finale' },
  ],
};
