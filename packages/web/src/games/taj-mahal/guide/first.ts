import { answers, type Lesson } from '../../../guide/lesson.ts';

/** Gujarat, Mewar and Ajmer in full, and the beginning of the fourth visit. */
export const lesson: Lesson = {
  id: 'taj-mahal',
  game: 'taj-mahal',
  players: 3,
  options: {},
  opening: answers(`
    tile 10, tile 11, tile 9, tile 8, tile 7, tile 2, tile 1, tile 3, tile 4, tile 6, tile 5
    bonus cards-1, bonus points-2, bonus gems, bonus spices, bonus points-2, bonus cards-1
    bonus points-2, bonus tea, bonus gems, bonus points-2, bonus cards-1, bonus cards-1, bonus tea
    bonus points-2, bonus cards-1
    draw Y-PE, draw Y-EE, draw W-E, draw L-KE, draw L-PE, draw R-VG, draw N-VE, draw N-VM, draw N-ME
    draw R-GE, draw L-VE, draw W-E, draw R-GE, draw R-VE, draw N-EE, draw L-ME, draw L-GK, draw R-PE
    start 1
    draw L-PK, draw W-E, draw R-ME, draw N-GE, draw Y-VE
  `),
  steps: [
    { says: 'welcome', points: [{ part: 'progress' }] },
    { says: 'prizes', points: [{ part: 'court' }] },
    { says: 'hand', points: [{ part: 'hand' }] },
    { says: 'play-first', choose: 'play Y-PE', after: ['play N-VE', 'play R-GE'] },
    { says: 'contest', points: [{ part: 'contest' }] },
    {
      says: 'add-white',
      points: [{ thing: 'hand Y-EE' }, { thing: 'hand W-E' }],
      choose: 'play Y-EE +W-E',
      after: ['play N-VM', 'withdraw', 'palace Junagadh', 'take Y-VE N-GE'],
    },
    { says: 'others-withdraw', points: [{ part: 'contest' }] },
    { says: 'withdraw', choose: 'withdraw' },
    { says: 'build', points: [{ choice: 'palace Surat' }, { thing: 'city Surat' }], choose: 'palace Surat' },
    {
      says: 'take',
      choose: 'take L-PK W-E',
      after: answers(`
        withdraw, palace Bhuj, palace Ahmedabad, take R-ME, draw N-KE, draw R-EE, draw Y-GE, draw L-GE
        draw W-V, withdraw, draw N-KE, take N-KE W-V, play L-GK
      `),
    },
    { says: 'score', points: [{ part: 'contest' }] },
    { says: 'second-visit', points: [{ part: 'court' }] },
    { says: 'play-mogul', choose: 'play L-PK', after: ['play L-ME'] },
    { says: 'tie', points: [{ part: 'contest' }] },
    { says: 'break-tie', choose: 'play L-KE', after: ['withdraw', 'palace Chittor', 'palace Udaipur', 'take R-EE Y-GE'] },
    { says: 'alone', choose: 'withdraw' },
    {
      says: 'connect',
      points: [{ choice: 'palace Dungarpur' }, { thing: 'city Dungarpur' }, { thing: 'city Surat' }],
      choose: 'palace Dungarpur',
    },
    {
      says: 'crown',
      points: [{ choice: 'crown Udaipur' }, { thing: 'city Udaipur' }],
      choose: 'crown Udaipur',
      after: ['take L-GE', 'draw L-VE', 'draw R-PK', 'draw Y-MK', 'draw N-GP', 'draw W-E', 'play R-PE'],
    },
    { says: 'goods', points: [{ part: 'contest' }] },
    { says: 'special', points: [{ thing: 'special points-2' }] },
    { says: 'rest', choose: 'withdraw', after: ['draw L-EE'] },
    {
      says: 'take-first',
      choose: 'take L-VE W-E',
      after: answers(`
        play N-KE, play R-EE, withdraw, crown Nagaur, take R-PK N-GP, withdraw, palace Jodhpur
        take Y-MK, draw R-KE, draw Y-EE, draw N-PE, draw L-VM, draw W-M
      `),
    },
    { says: 'others-score', points: [{ thing: 'city Jodhpur' }, { thing: 'city Udaipur' }] },
    {
      says: 'play-special',
      points: [{ thing: 'hand L-EE' }, { thing: 'special points-2' }],
      choose: 'play L-EE +points-2',
      after: ['play N-GP', 'play N-GE'],
    },
    { says: 'ahead', points: [{ part: 'contest' }] },
    { says: 'last-count', points: [{ part: 'hand' }] },
    { says: 'finale' },
  ],
};
