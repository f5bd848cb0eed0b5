import { answers, type Lesson } from '../../../../guide/lesson.ts';
import { SIX_VISITS } from '../six-visits.ts';

/** The ninth visit: a card worth playing, then the moment to leave. */
export const lesson: Lesson = {
  id: 'taj-mahal-withdrawing',
  game: 'taj-mahal',
  players: 3,
  options: {},
  opening: [
    ...SIX_VISITS,
    ...answers(`
      play N-PE +extra-mogul, play L-GE, play R-VK +points-2, play R-GE +free-colour, play L-GE, play R-PE, play N-ME
      play L-VM, play R-KE +extra-elephant, play N-GK, play L-PE, withdraw, take L-VE L-ME, withdraw, crown Nagaur
      take R-VE Y-KE, withdraw, palace Bikaner, palace Nagaur, palace Jodhpur, palace Ajmer, take R-PE, draw N-EE, draw Y-VE
      draw Y-ME, draw N-PE, draw R-GE, play R-PE +points-2, play L-VE, withdraw, draw Y-VE, take R-GE Y-VE
      play N-PE +free-colour, play L-ME, withdraw, palace Udaipur, take Y-ME N-PE, withdraw, palace Dungarpur, palace Banswara
      take N-EE, draw R-KE, draw N-VE, draw N-VM, draw W-E, draw Y-MP, play Y-ME +free-colour
    `),
  ],
  steps: [
    { says: 'worth', points: [{ part: 'court' }] },
    { says: 'hand', points: [{ part: 'hand' }] },
    {
      says: 'first',
      quiz: ['withdraw', 'play Y-KE', 'play R-VG'],
      choose: 'play R-VG',
      after: ['play N-PE +points-2', 'play L-PE'],
    },
    { says: 'lead', points: [{ part: 'contest' }] },
    {
      says: 'second',
      quiz: ['play R-VE', 'withdraw', 'play R-GE'],
      choose: 'withdraw',
      after: answers(`
        palace Faizabad, palace Khairabad, take Y-MP W-E, withdraw, take N-VE N-VM, withdraw, palace Lucknow
        palace Bahraich, take R-KE, draw Y-PE, draw W-E, draw Y-PE, draw N-GE, draw Y-VK
      `),
    },
    { says: 'reward', points: [{ thing: 'special free-colour' }] },
    { says: 'finale' },
  ],
};
