import { answers, type Lesson } from '../../../../guide/lesson.ts';

/** Three buildings that cost too much and one that is worth it, then a die worth keeping. */
export const lesson: Lesson = {
  id: 'cards-and-karma-overpaying',
  game: 'cards-and-karma',
  players: 2,
  options: {},
  opening: answers(`
    start seat-2, turn-up building-green-09, turn-up building-green-17, turn-up building-orange-04
    turn-up building-purple-11, turn-up building-purple-17, turn-up building-orange-14, turn-up building-orange-11
    turn-up goods-08, turn-up building-orange-13, turn-up goods-17, turn-up building-purple-13, turn-up building-blue-11
    turn-up ship-19, number 3, turn-up goods-22, number 6, turn-up building-purple-14, number 2, turn-up palace-2-purple
    number 3, turn-up building-orange-10, number 3, turn-up palace-4-green, number 4, turn-up ship-27, number 6
    turn-up building-orange-08, number 4, turn-up goods-07, take goods-08, take goods-17, die building-purple-11, number 4
    die building-green-17, number 4, turn-up building-orange-01, turn-up building-purple-06, turn-up building-blue-04
    turn-up ship-07, take goods-07, die building-purple-17, number 3
  `),
  steps: [
    { says: 'lost', points: [{ part: 'hand' }] },
    { says: 'grid', points: [{ part: 'cards' }] },
    {
      says: 'first',
      quiz: ['take building-orange-04', 'take building-blue-04', 'take building-blue-11'],
      choose: 'take building-blue-11',
      after: answers(`
        pay building-orange-08 building-green-17, die building-orange-11, number 4, turn-up building-purple-09
        turn-up goods-05, turn-up goods-10, turn-up building-purple-16, take goods-05
      `),
    },
    { says: 'built', points: [{ part: 'track' }] },
    {
      says: 'second',
      quiz: ['take building-orange-01', 'take ship-07', 'take building-orange-04'],
      choose: 'take ship-07',
      after: ['pay palace-2-purple', 'take goods-10'],
    },
    { says: 'karma', points: [{ part: 'hand' }] },
    { says: 'finale' },
  ],
};
