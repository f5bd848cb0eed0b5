import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'ganga',
    group: 'variants',
    rules: [
      'RAJ-GANGA-01',
      'RAJ-GANGA-02',
      'RAJ-GANGA-03',
      'RAJ-GANGA-04',
      'RAJ-GANGA-05',
      'RAJ-GANGA-06',
      'RAJ-GANGA-07',
      'RAJ-GANGA-14',
      'RAJ-EX-25',
      'RAJ-GEN-07',
    ],
    when: { river: ['ganga-roll'] },
  },
]);

export type GangaId = IdOf<typeof sections>;
