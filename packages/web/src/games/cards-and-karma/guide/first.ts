import { answers, type Lesson } from '../../../guide/lesson.ts';

/** Two rounds: a building, a ship, a set of goods, a chain of bonuses, an administrator and a die. */
export const lesson: Lesson = {
  id: 'cards-and-karma',
  game: 'cards-and-karma',
  players: 2,
  options: {},
  opening: answers(`
    start seat-1
    turn-up building-blue-18, turn-up ship-13, turn-up goods-04, turn-up building-blue-01
    turn-up palace-4-purple, turn-up ship-18, turn-up goods-20, turn-up building-blue-04
    turn-up palace-6-green, turn-up ship-08, turn-up building-blue-14, turn-up goods-03
    turn-up building-green-03, number 6, turn-up building-green-13, number 3
    turn-up building-green-05, number 3, turn-up building-blue-08, number 3
    turn-up building-purple-03, number 1, turn-up building-blue-12, number 3
    turn-up building-orange-03, number 4, turn-up building-green-07, number 3
    turn-up palace-4-green
  `),
  steps: [
    { says: 'welcome', points: [{ part: 'track' }] },
    { says: 'hand', points: [{ part: 'hand' }] },
    { says: 'grid', points: [{ part: 'cards' }] },
    {
      says: 'build',
      choose: 'take building-blue-18',
      after: ['pay building-green-03 building-green-05', 'die palace-6-green', 'number 5'],
    },
    { says: 'fame', points: [{ part: 'track' }] },
    { says: 'ship', choose: 'take ship-08', after: ['pay building-purple-03'] },
    {
      says: 'goods',
      choose: 'take goods-04',
      after: answers(`
        enough, die ship-13, number 2, turn-up ship-09, turn-up building-orange-04
        turn-up palace-2-green, turn-up building-purple-11, turn-up ship-17, die building-orange-04
        number 4
      `),
    },
    { says: 'set', choose: 'take goods-20', after: ['bonus fame1orShip1'] },
    {
      says: 'bonus',
      points: [{ choice: 'choose 1-fame' }],
      choose: 'choose 1-fame',
      after: ['bonus karma2', 'number 4', 'number 2'],
    },
    { says: 'chain', points: [{ part: 'track' }] },
    { says: 'administrator', points: [{ choice: 'additional-turn' }], choose: 'additional-turn' },
    {
      says: 'die',
      choose: 'die building-purple-11',
      after: ['number 6', 'take ship-09', 'pay ship-13', 'take goods-03', 'die palace-4-purple', 'number 2'],
    },
    { says: 'karma', points: [{ part: 'hand' }] },
    { says: 'finale' },
  ],
};
