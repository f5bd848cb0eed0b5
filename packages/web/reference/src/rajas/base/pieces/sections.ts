import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'dice',
    group: 'pieces',
    rules: ['RAJ-DICE-01', 'RAJ-DICE-02', 'RAJ-DICE-12', 'RAJ-GEN-06'],
    symbols: ['motif-wave', 'motif-leaf', 'motif-sun', 'motif-star', 'pips-1', 'pips-2', 'pips-3', 'pips-4', 'pips-5', 'pips-6'],
  },
  {
    id: 'kali',
    group: 'pieces',
    rules: ['RAJ-DICE-03', 'RAJ-DICE-06', 'RAJ-SETUP-10'],
    symbols: ['kali'],
  },
  {
    id: 'kali-full',
    group: 'events',
    rules: ['RAJ-DICE-04', 'RAJ-DICE-05', 'RAJ-DICE-06'],
    picture: 'kali',
  },
  {
    id: 'taking-dice',
    group: 'pieces',
    rules: ['RAJ-DICE-07', 'RAJ-DICE-08', 'RAJ-DICE-09', 'RAJ-DICE-10', 'RAJ-DICE-11'],
    asks: ['take-dice'],
  },
  {
    id: 'paying',
    group: 'pieces',
    rules: ['RAJ-PLACE-07', 'RAJ-PLACE-08', 'RAJ-PLACE-09', 'RAJ-PLACE-10', 'RAJ-PLACE-11', 'RAJ-TRACK-14'],
    asks: ['pay-space'],
  },
  {
    id: 'karma',
    group: 'pieces',
    rules: ['RAJ-KARMA-01', 'RAJ-KARMA-02', 'RAJ-KARMA-03', 'RAJ-KARMA-04', 'RAJ-KARMA-07', 'RAJ-KARMA-10', 'RAJ-EX-19'],
    symbols: ['karma'],
  },
  {
    id: 'karma-limits',
    group: 'pieces',
    rules: ['RAJ-KARMA-03', 'RAJ-KARMA-05', 'RAJ-KARMA-06', 'RAJ-KARMA-08', 'RAJ-KARMA-09'],
    picture: 'karma',
  },
  {
    id: 'karma-sources',
    group: 'pieces',
    rules: ['RAJ-KARMA-01', 'RAJ-KARMA-11'],
    picture: 'karma',
  },
  {
    id: 'workers',
    group: 'pieces',
    rules: ['RAJ-WORKER-01', 'RAJ-SETUP-08', 'RAJ-SETUP-09', 'RAJ-ROUND-07'],
    symbols: ['worker'],
  },
  {
    id: 'new-workers',
    group: 'events',
    rules: [
      'RAJ-WORKER-01',
      'RAJ-WORKER-02',
      'RAJ-WORKER-03',
      'RAJ-WORKER-04',
      'RAJ-WORKER-05',
      'RAJ-WORKER-06',
      'RAJ-WORKER-07',
      'RAJ-WORKER-08',
      'RAJ-ROUND-09',
      'RAJ-TRACK-14',
    ],
    things: ['new-worker'],
  },
  {
    id: 'start-elephant',
    group: 'pieces',
    rules: ['RAJ-RNDEND-02', 'RAJ-RNDEND-03', 'RAJ-SETUP-15', 'RAJ-PALACE-10'],
  },
  {
    id: 'yield-tiles',
    group: 'pieces',
    rules: ['RAJ-PALACE-11', 'RAJ-PALACE-12', 'RAJ-SETUP-06'],
  },
]);

export type PiecesId = IdOf<typeof sections>;
