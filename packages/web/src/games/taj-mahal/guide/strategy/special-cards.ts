import type { Lesson } from '../../../../guide/lesson.ts';
import { SIX_VISITS } from '../six-visits.ts';

/** A visit with two special cards in hand: when each of them works. */
export const lesson: Lesson = {
  id: 'taj-mahal-special-cards',
  game: 'taj-mahal',
  players: 3,
  options: {},
  opening: SIX_VISITS,
  steps: [
    { says: 'four', points: [{ part: 'court' }] },
    { says: 'hand', points: [{ part: 'hand' }] },
    {
      says: 'first',
      points: [{ thing: 'hand N-GK' }, { thing: 'hand N-PE' }, { thing: 'special extra-mogul' }, { thing: 'hand W-V' }],
      quiz: ['play N-GK +extra-mogul', 'play N-PE +extra-mogul', 'play N-PE +W-V'],
      choose: 'play N-PE +extra-mogul',
      after: ['play L-GE', 'play R-VK +points-2'],
    },
    { says: 'contest', points: [{ part: 'contest' }] },
    {
      says: 'second',
      quiz: ['play R-GE +free-colour', 'withdraw', 'play N-GK'],
      choose: 'play R-GE +free-colour',
      after: ['play L-GE', 'play R-PE'],
    },
    { says: 'tokens', points: [{ part: 'contest' }] },
    { says: 'finale' },
  ],
};
