import { answers, type Lesson } from '../../../../guide/lesson.ts';

/** One turn in the quarry: which tile, and where its road leads. */
export const lesson: Lesson = {
  id: 'rajas-yields',
  game: 'rajas',
  players: 2,
  options: {},
  opening: answers(`
    reveal B-S5, reveal B-C4, reveal B-T4, reveal G-S1, reveal G-C5, reveal G-T1, reveal O-S4, reveal O-C5, reveal O-T2
    reveal P-S1, reveal P-C2, reveal P-T3, roll 2, roll 3, roll 5, roll 3, roll 6, roll 1, roll 4, roll 3, seat 1
    raja-man-singh, pay G3*, upgrade palace, front-terrace, reroll B6, reroll G1, reroll O4, reroll P3, done, roll 3, roll 1
    roll 2, roll 6, dancer, pay B2, take B, take P, roll 5, roll 4, draw W3, upgrade mill, orange-balcony, pay O2, roll 1
    roll 2
  `),
  steps: [
    { says: 'edge', points: [{ part: 'race' }] },
    { says: 'quarry', choose: 'quarry-1' },
    { says: 'tile', quiz: ['take B-S5', 'take P-S1', 'take O-S4'], choose: 'take O-S4' },
    {
      says: 'place',
      quiz: ['lay C2 r0', 'lay B1 r1', 'lay D1 r1'],
      choose: 'lay B1 r1',
      after: answers(`
        pay O5, reveal O-S2, sail 1, take O, take O, roll 3, roll 4, green-balcony, pay G1, roll 2, roll 4, raja-man-singh
        pay B4, upgrade palace
      `),
    },
    { says: 'paid', points: [{ part: 'race' }] },
    { says: 'ahead', points: [{ part: 'hand' }] },
    { says: 'finale' },
  ],
};
