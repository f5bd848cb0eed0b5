import { answers, type Lesson } from '../../../guide/lesson.ts';

/** Two rounds: building, karma, a special yield, dice, the boat, a chamber and a sale. */
export const lesson: Lesson = {
  id: 'rajas',
  game: 'rajas',
  players: 2,
  options: {},
  opening: answers(`
    reveal B-S5, reveal B-C2, reveal B-T1
    reveal G-S4, reveal G-C2, reveal G-T1
    reveal O-S5, reveal O-C2, reveal O-T1
    reveal P-S3, reveal P-C6, reveal P-T4
    roll 3, roll 1, roll 5, roll 2
    roll 3, roll 4, roll 4, roll 3, seat 1
  `),
  steps: [
    { says: 'welcome', points: [{ part: 'race' }] },
    { says: 'pieces', points: [{ part: 'hand' }] },
    { says: 'quarry', choose: 'quarry-1' },
    { says: 'market', choose: 'take O-S5' },
    { says: 'lay', choose: 'lay C2 r0', or: ['lay C2 r3'], after: ['pay O5', 'reveal O-S4', 'green-terrace-1', 'roll 4'] },
    { says: 'paid', points: [{ part: 'race' }] },
    { says: 'quarry-again', choose: 'quarry-2' },
    { says: 'buildings', choose: 'take G-T1' },
    { says: 'reach-yield', choose: 'lay B1 r1', after: ['pay G1*', 'reveal G-T4', 'orange-terrace-1', 'roll 4'] },
    { says: 'grown', points: [{ part: 'race' }] },
    {
      says: 'terrace',
      choose: 'purple-terrace-1',
      after: ['roll 5', 'blue-terrace-1', 'roll 2', 'quarry-1', 'take B-T1', 'lay B1 r1', 'pay B3 B2*', 'reveal B-T3'],
    },
    { says: 'round', points: [{ part: 'progress' }] },
    { says: 'harbour', choose: 'harbour-1', after: ['pay P2'] },
    {
      says: 'sail',
      choose: 'sail 2',
      after: ['quarry-2', 'take O-T1', 'lay D1 r1', 'pay O4 O4', 'reveal O-T5', 'upgrade temple', 'upgrade temple'],
    },
    { says: 'chamber', choose: 'yogi', after: ['pay B3'] },
    { says: 'colour', choose: 'take O', after: ['roll 5', 'green-terrace-1', 'roll 3'] },
    { says: 'sell', choose: 'assorted-1', after: ['score 2'] },
    { says: 'closer', points: [{ part: 'race' }] },
    { says: 'finale' },
  ],
};
