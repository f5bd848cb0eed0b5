import { answers, type Lesson } from '../../../../guide/lesson.ts';

/** Two visits in which one city connects three provinces. */
export const lesson: Lesson = {
  id: 'taj-mahal-chains',
  game: 'taj-mahal',
  players: 3,
  options: {},
  opening: answers(`
    tile 11, tile 3, tile 8, tile 10, tile 1, tile 4, tile 5, tile 2, tile 7, tile 6, tile 9, bonus tea, bonus cards-1
    bonus points-2, bonus spices, bonus cards-1, bonus points-2, bonus gems, bonus tea, bonus points-2, bonus gems
    bonus cards-1, bonus points-2, bonus cards-1, bonus cards-1, bonus points-2, draw Y-MP, draw L-VE, draw R-GM, draw Y-GE
    draw Y-VE, draw Y-VG, draw Y-VE, draw R-EE, draw L-VE, draw Y-MK, draw W-E, draw N-KE, draw L-GK, draw R-ME, draw N-ME
    draw Y-ME, draw R-PE, draw N-MK, start 2, draw R-GE, draw L-EE, draw R-PE, draw L-ME, draw R-PK, play L-VE, play Y-ME
    play Y-MP, withdraw, palace Hisar, take R-GE R-PK, withdraw, take R-PE L-EE, withdraw, palace Sirhind, palace Delhi
    take L-ME, draw R-ME, draw Y-VE, draw W-E, draw N-VM, draw Y-GE, play N-ME, play L-ME, play R-GE +W-E, play N-MK
    play L-VE, play R-EE, withdraw, palace Bikaner, draw Y-KE, crown Nagaur, take R-ME W-E, withdraw, palace Jodhpur
    take Y-VE N-VM, withdraw, palace Nagaur, take Y-GE, draw R-GE, draw N-VE, draw R-MP, draw W-E, draw R-KE, play Y-VG
    play N-KE, play R-ME +W-E, withdraw, palace Faizabad, palace Khairabad, take R-KE R-MP, withdraw, crown Khairabad
    take R-GE W-E, withdraw, palace Bahraich, take N-VE, draw N-VE, draw L-KE, draw N-EE, draw R-VE, draw Y-PE, play Y-VE
    play N-VE +extra-mogul, play R-MP +free-colour, play Y-GE, withdraw, crown Chittor, take R-VE L-KE, withdraw
  `),
  steps: [
    { says: 'roads', points: [{ thing: 'city Jodhpur' }] },
    { says: 'fortress', points: [{ choice: 'palace Dungarpur' }, { thing: 'city Dungarpur' }], choose: 'palace Dungarpur' },
    {
      says: 'first',
      quiz: ['palace Banswara', 'palace Udaipur', 'palace Chittor'],
      choose: 'palace Udaipur',
      after: answers(`
        take N-VE N-EE, withdraw, palace Chittor, palace Banswara, take Y-PE, draw R-VK, draw R-ME, draw N-VP, draw Y-VK
        draw N-VE
      `),
    },
    {
      says: 'gujarat',
      points: [{ thing: 'city Dungarpur' }, { thing: 'city Udaipur' }],
      after: answers(`
        play R-VE, play N-EE +extra-mogul, play R-GE +extra-elephant, play R-ME, play N-VM +points-2, play Y-PE +free-colour
        play R-PE, play N-VE, play R-PK +W-E, play R-PE, withdraw
      `),
    },
    {
      says: 'second',
      quiz: ['palace Surat', 'palace Junagadh', 'palace Bhuj'],
      choose: 'palace Surat',
      after: answers(`
        take R-ME R-VK, withdraw, palace Junagadh, crown Bhuj, take N-VE N-VP, withdraw, palace Bhuj, palace Ahmedabad
        take Y-VK, draw L-ME, draw R-EE, draw R-KE, draw W-M, draw R-VE
      `),
    },
    {
      says: 'chain',
      points: [{ thing: 'city Surat' }, { thing: 'city Dungarpur' }, { thing: 'city Udaipur' }, { thing: 'city Jodhpur' }],
    },
    { says: 'finale' },
  ],
};
