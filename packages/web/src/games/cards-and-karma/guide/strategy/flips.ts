import { answers, type Lesson } from '../../../../guide/lesson.ts';

/** A third fame and three spices: two cards turned over in two turns. */
export const lesson: Lesson = {
  id: 'cards-and-karma-flips',
  game: 'cards-and-karma',
  players: 2,
  options: {},
  opening: answers(`
    start seat-1, turn-up building-blue-15, turn-up ship-15, turn-up palace-2-purple, turn-up palace-4-green
    turn-up goods-24, turn-up building-purple-13, turn-up goods-11, turn-up palace-4-orange, turn-up ship-08
    turn-up ship-24, turn-up goods-10, turn-up building-purple-02, turn-up ship-06, number 5, turn-up building-purple-14
    number 2, turn-up ship-10, number 2, turn-up building-blue-16, number 5, turn-up building-purple-05, number 2
    turn-up goods-22, number 4, turn-up goods-23, number 3, turn-up building-purple-04, number 4, turn-up building-blue-09
    take goods-24, take goods-11, take goods-10, take ship-24, pay building-purple-14, die building-purple-02, number 5
    turn-up goods-13, turn-up building-orange-18, turn-up building-purple-07, turn-up goods-18, turn-up palace-5-green
    take goods-18, die ship-08, number 4, take ship-15, pay building-purple-04 karma-1, number 3, take goods-13
    set silk:goods-13 tea:goods-13 spice:goods-11, number 4, number 6, take palace-4-green, pay goods-23 karma-1, number 5
    turn-up building-blue-11, turn-up building-orange-05, turn-up building-purple-08, turn-up ship-17
    turn-up palace-2-green, take palace-4-orange, pay ship-08, bonus karma2, number 2, take building-orange-18
    pay building-blue-16 goods-22, take building-purple-07, pay ship-10 joker-1
    set silk:goods-24 tea:building-purple-07 spice:goods-24, bonus admin1, number 4, number 1, additional-turn, take ship-17
    pay building-purple-05, take palace-5-green, copy seat-1, take palace-2-purple, die building-purple-13, number 1
    die building-purple-08, number 2, number 6, number 2, die building-blue-09, number 4, turn-up palace-4-blue
    turn-up goods-15, turn-up ship-20, turn-up building-green-09, turn-up building-green-02, turn-up building-purple-17
    turn-up ship-03, turn-up ship-02, turn-up building-blue-02, take goods-15, set silk:goods-15 tea:goods-18 spice:goods-18
    bonus coins2orPalace1, choose 1-palace-action, take palace-2-green, die ship-20, number 4, die building-blue-11
    number 6, number 1, number 6, number 5, take ship-03, pay building-purple-08 karma-1, number 2, take building-purple-17
    overpay, pay building-blue-11 building-blue-09, extra-karma, enough, bonus karma2, number 6, number 3, additional-dice
    number 5, turn-up goods-04, number 5, turn-up goods-09
  `),
  steps: [
    { says: 'count', points: [{ part: 'track' }] },
    { says: 'sets', points: [{ part: 'hand' }] },
    {
      says: 'first',
      quiz: ['die building-green-09', 'take building-orange-05', 'die palace-4-blue'],
      choose: 'take building-orange-05',
      after: ['pay ship-06', 'bonus coins2orPalace1'],
    },
    {
      says: 'bonus',
      choose: 'choose 2-coins',
      after: answers(`
        turn-up ship-26, turn-up goods-20, turn-up building-orange-07, turn-up building-green-11, turn-up goods-12
        turn-up goods-01, turn-up ship-13
      `),
    },
    {
      says: 'second',
      quiz: ['take goods-09', 'take goods-01', 'take goods-12'],
      choose: 'take goods-12',
      after: ['bonus fame1orShip1'],
    },
    { says: 'ship', choose: 'choose 1-ship', after: ['take ship-26', 'number 1', 'number 2', 'number 4', 'take goods-20'] },
    { says: 'sum', points: [{ part: 'track' }] },
    { says: 'finale' },
  ],
};
