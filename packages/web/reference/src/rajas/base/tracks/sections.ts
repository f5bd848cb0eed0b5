import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'fame-track',
    group: 'places',
    rules: [
      'RAJ-TRACK-01',
      'RAJ-TRACK-02',
      'RAJ-TRACK-03',
      'RAJ-TRACK-04',
      'RAJ-TRACK-05',
      'RAJ-TRACK-06',
      'RAJ-GEN-03',
      'RAJ-WORKER-02',
    ],
    symbols: ['marker-round'],
  },
  {
    id: 'money-track',
    group: 'places',
    rules: [
      'RAJ-TRACK-01',
      'RAJ-TRACK-03',
      'RAJ-TRACK-06',
      'RAJ-TRACK-07',
      'RAJ-TRACK-09',
      'RAJ-TRACK-14',
      'RAJ-GEN-03',
      'RAJ-WORKER-02',
    ],
    symbols: ['marker-octagon'],
  },
  {
    id: 'bonus-spaces',
    group: 'events',
    rules: ['RAJ-TRACK-03', 'RAJ-TRACK-08', 'RAJ-TRACK-12', 'RAJ-TRACK-13', 'RAJ-EX-22'],
    things: ['track-bonus'],
  },
  {
    id: 'several-bonuses',
    group: 'events',
    rules: ['RAJ-TRACK-10', 'RAJ-TRACK-11', 'RAJ-ORDER-04'],
  },
  {
    id: 'bonus-marker',
    group: 'pieces',
    rules: ['RAJ-TRACK-09', 'RAJ-TRACK-10', 'RAJ-TRACK-12', 'RAJ-SETUP-17', 'RAJ-EX-21'],
  },
  {
    id: 'track-end',
    group: 'places',
    rules: ['RAJ-TRACK-15'],
  },
]);

export type TracksId = IdOf<typeof sections>;
