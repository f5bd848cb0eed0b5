import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'mixed-rounds',
    group: 'variants',
    rules: ['RAJ-MIX-01', 'RAJ-MIX-02', 'RAJ-MIX-03', 'RAJ-MIX-04', 'RAJ-MIX-05', 'RAJ-MIX-06', 'RAJ-GEN-07'],
    when: {
      mixedRounds: ['1', '2', '1+2', '3', '1+3', '2+3', '1+2+3', '4', '1+4', '2+4', '1+2+4', '3+4', '1+3+4', '2+3+4', '1+2+3+4'],
    },
  },
]);

export type MixedId = IdOf<typeof sections>;
