import { answers, type Lesson } from '../../../../guide/lesson.ts';

/** An administrator with a full hand, and how the next one comes. */
export const lesson: Lesson = {
  id: 'cards-and-karma-administrators',
  game: 'cards-and-karma',
  players: 2,
  options: {},
  opening: answers(`
    start seat-2, turn-up building-orange-11, turn-up ship-06, turn-up palace-5-orange, turn-up building-purple-02
    turn-up ship-01, turn-up building-green-14, turn-up palace-3-blue, turn-up palace-5-blue, turn-up building-green-07
    turn-up ship-09, turn-up building-orange-04, turn-up goods-13, turn-up palace-2-orange, number 2
    turn-up building-green-16, number 3, turn-up building-orange-15, number 6, turn-up building-purple-18, number 6
    turn-up building-purple-12, number 6, turn-up ship-23, number 2, turn-up building-blue-17, number 3
    turn-up building-purple-10, number 5, turn-up building-purple-04, die goods-13, number 3, take ship-09, pay ship-23
    die building-orange-11, number 1, die ship-01, number 2, die building-green-14, number 6, turn-up ship-11
    turn-up building-blue-06, turn-up building-green-09, turn-up ship-08, turn-up building-green-08, take ship-08
    pay building-orange-11, number 2, take ship-11, pay palace-2-orange karma-1, die palace-5-orange, number 1
    die building-purple-04, number 5, die palace-3-blue, number 5, die palace-5-blue, number 4, turn-up ship-20
    turn-up ship-17, turn-up goods-03, turn-up building-green-02, turn-up building-blue-05, turn-up building-purple-08
    take goods-03, die building-green-02, number 6, take ship-17, pay ship-01, die building-orange-04, number 1
    turn-up building-orange-08, turn-up goods-16, turn-up goods-19, turn-up palace-6-orange, take goods-16, take goods-19
    number 6, number 4, die building-purple-08, number 1, take ship-20, pay palace-5-orange karma-1, die building-green-09
    number 1, number 5, number 4, number 5, additional-turn, die ship-06, number 3, turn-up goods-01, turn-up palace-2-blue
    turn-up building-blue-12, turn-up building-orange-02, turn-up building-green-18, turn-up palace-4-blue, take goods-01
    bonus fame1orShip1, take palace-2-blue, pay building-orange-04 karma-1, discard building-purple-08, die building-blue-06
    number 2, die building-blue-12, number 1, number 5, take building-green-18, pay building-purple-04 goods-13
    bonus coins2orPalace1, choose 2-coins, take palace-6-orange, pay building-purple-10 karma-1, turn-up goods-10, number 1
    number 4, turn-up building-purple-06, turn-up building-purple-01, turn-up building-orange-05, turn-up goods-02
    turn-up goods-11, turn-up building-blue-03, take goods-10, bonus karma2, number 1, number 1, take goods-02
    take goods-11, additional-dice, discard building-blue-12, number 1, turn-up goods-14, number 2, turn-up palace-4-purple
    take building-blue-05, pay building-purple-12, number 1, number 5, additional-dice, number 4, turn-up goods-12, number 4
    turn-up building-green-13, turn-up building-orange-10, turn-up building-green-03, turn-up building-blue-04
    turn-up palace-6-purple, take building-green-13, overpay, pay building-orange-15 goods-12, extra-karma, enough
    bonus karma2, take building-purple-01, pay building-green-14, additional-dice, number 3, turn-up building-purple-05
    number 3, turn-up palace-3-orange, take building-purple-06, pay building-blue-17 palace-6-purple, number 2, number 4
    additional-turn, die building-orange-05, number 2, die building-green-08, number 1, turn-up building-orange-03
    turn-up goods-06, turn-up goods-07, turn-up building-purple-17, turn-up palace-3-purple, take building-purple-17
    pay building-green-02 building-green-16, bonus dice2, die building-blue-04, number 6, die building-green-07, number 3
    number 2, number 3
  `),
  steps: [
    { says: 'three', points: [{ part: 'hand' }] },
    { says: 'first', quiz: ['end-turn', 'additional-dice', 'additional-turn'], choose: 'additional-turn' },
    { says: 'build', choose: 'take building-orange-08', after: ['pay building-blue-04 goods-14', 'take goods-07'] },
    {
      says: 'second',
      quiz: ['die building-orange-10', 'take goods-06', 'die goods-06'],
      choose: 'take goods-06',
      after: ['bonus admin1', 'number 5', 'number 1', 'number 5'],
    },
    { says: 'next', points: [{ part: 'track' }] },
    { says: 'finale' },
  ],
};
