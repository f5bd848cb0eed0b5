import { answers, type Lesson } from '../../../../guide/lesson.ts';

/** The second turn of a game: repeated gains before single ones, and who starts the next round. */
export const lesson: Lesson = {
  id: 'rajas-tempo',
  game: 'rajas',
  players: 2,
  options: {},
  opening: answers(`
    reveal B-S2, reveal B-C5, reveal B-T5, reveal G-S4, reveal G-C1, reveal G-T3, reveal O-S1, reveal O-C2, reveal O-T2
    reveal P-S5, reveal P-C3, reveal P-T1, roll 4, roll 5, roll 3, roll 4, roll 5, roll 6, roll 5, roll 1, seat 1, dancer
    pay G5*, take P, take P, roll 1, roll 3, draw W2, front-terrace, reroll B5, reroll G6, reroll O5, reroll P1, done
    roll 4, roll 3, roll 3, roll 5
  `),
  steps: [
    { says: 'spaces', points: [{ part: 'race' }] },
    { says: 'again', points: [{ part: 'hand' }] },
    {
      says: 'first',
      quiz: ['quarry-1', 'raja-man-singh', 'great-mogul'],
      choose: 'raja-man-singh',
      after: answers(`
        pay P4, upgrade temple, orange-balcony, pay O3, roll 4, roll 6
      `),
    },
    { says: 'paid', points: [{ part: 'race' }] },
    {
      says: 'second',
      quiz: ['great-mogul', 'purple-balcony', 'quarry-1'],
      choose: 'great-mogul',
      after: answers(`
        pay P1, quarry-1, take P-C3, lay B1 r0, pay P5 P4, reveal P-C5, take O, roll 2
      `),
    },
    {
      says: 'begin',
      choose: 'raja-man-singh',
      after: answers(`
        pay B4, upgrade temple, sail 1, take O, take P, roll 6, roll 6, dancer, pay O2, take B, take P, roll 3, roll 4
        draw W2
      `),
    },
    {
      says: 'harvest',
      choose: 'quarry-1',
      after: answers(`
        take P-T1, lay B1 r1, pay P6, reveal P-T2, upgrade mill, front-terrace, sail 1, reroll B3, reroll B4, reroll G3
        reroll P4, reroll P6, done, roll 2, roll 4, roll 4, roll 1, roll 3
      `),
    },
    { says: 'sum', points: [{ part: 'race' }] },
    { says: 'finale' },
  ],
};
