import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'ganga3',
    group: 'variants',
    rules: ['GB2-GANGA3-01', 'GB2-GANGA3-22', 'GB2-GANGA3-23', 'GB2-GANGA3-24', 'GB2-GANGA3-25', 'GB2-INT-48'],
    picture: 'ganga',
    when: { river: ['full-random', 'custom'] },
  },
]);

export type Ganga3Id = IdOf<typeof sections>;
