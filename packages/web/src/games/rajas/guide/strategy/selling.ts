import { answers, type Lesson } from '../../../../guide/lesson.ts';

/** Three ways to sell, then a sale that can wait. */
export const lesson: Lesson = {
  id: 'rajas-selling',
  game: 'rajas',
  players: 2,
  options: {},
  opening: answers(`
    reveal B-S2, reveal B-C5, reveal B-T5, reveal G-S5, reveal G-C3, reveal G-T2, reveal O-S1, reveal O-C3, reveal O-T2
    reveal P-S4, reveal P-C4, reveal P-T4, roll 5, roll 5, roll 1, roll 2, roll 5, roll 5, roll 3, roll 4, seat 1
    green-balcony, pay G5, roll 6, roll 3, raja-man-singh, pay P4, upgrade temple, quarry-1, take B-T5, lay B1 r0
    pay B6 B5 B3, reveal B-T4, receive TL, sail 1, take B, take G, roll 3, roll 3, take B, roll 2, dancer, pay B5*, take B
    take O, roll 3, roll 1, draw W1, take P, roll 4, tea-market, pay P2, score 5, front-terrace, reroll B3, reroll G5
    reroll O1, reroll O3, reroll P4, done, roll 2, roll 5, roll 4, roll 6, roll 6, raja-man-singh, pay O4, upgrade fort
    sail 1, dancer, pay B2, take B, take G, roll 4, roll 4, draw W2, front-terrace, reroll B2, reroll G5, reroll O6
    reroll P6, done, roll 4, roll 2, roll 3, roll 4, portuguese, pay O1*, take O, take O, roll 4, roll 5, orange-balcony
    pay O3, roll 3, roll 4, quarry-1, take O-C3, lay D1 r3, pay O5 O4, reveal O-C1, take P, roll 4
  `),
  steps: [
    { says: 'markets', points: [{ part: 'race' }] },
    { says: 'prices', points: [{ part: 'hand' }] },
    { says: 'first', quiz: ['tea-market', 'assorted-1', 'harbour-1'], choose: 'assorted-1', after: ['score 5'] },
    { says: 'sold', points: [{ part: 'race' }] },
    {
      says: 'second',
      quiz: ['assorted-1', 'silk-market', 'raja-man-singh'],
      choose: 'raja-man-singh',
      after: answers(`
        pay B4, upgrade mill, dancer, pay G2, take B, take B, roll 4, roll 2, draw W4
      `),
    },
    { says: 'waits', points: [{ thing: 'space:assorted-1' }] },
    { says: 'finale' },
  ],
};
