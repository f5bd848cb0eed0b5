import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'aim',
    group: 'overview',
    rules: ['RAJ-GEN-02', 'RAJ-GEN-03'],
  },
  {
    id: 'players-and-modes',
    group: 'overview',
    rules: ['RAJ-GEN-01', 'RAJ-GEN-07', 'RAJ-SETUP-21'],
  },
  {
    id: 'material',
    group: 'overview',
    rules: ['RAJ-GEN-04', 'RAJ-SETUP-03'],
  },
  {
    id: 'open-and-hidden',
    group: 'overview',
    rules: ['RAJ-GEN-05', 'RAJ-GEN-06'],
  },
  {
    id: 'set-up-board',
    group: 'overview',
    rules: ['RAJ-SETUP-01', 'RAJ-SETUP-02', 'RAJ-SETUP-03', 'RAJ-SETUP-04', 'RAJ-SETUP-05', 'RAJ-SETUP-06'],
  },
  {
    id: 'set-up-player',
    group: 'overview',
    rules: [
      'RAJ-SETUP-07',
      'RAJ-SETUP-08',
      'RAJ-SETUP-09',
      'RAJ-SETUP-10',
      'RAJ-SETUP-11',
      'RAJ-SETUP-12',
      'RAJ-SETUP-13',
      'RAJ-SETUP-14',
      'RAJ-SETUP-17',
      'RAJ-SETUP-18',
      'RAJ-SETUP-19',
    ],
  },
  {
    id: 'first-start-player',
    group: 'overview',
    rules: ['RAJ-SETUP-15', 'RAJ-SETUP-16', 'RAJ-SETUP-20', 'RAJ-EX-20'],
  },
  {
    id: 'round-and-turn',
    group: 'overview',
    rules: ['RAJ-ROUND-01', 'RAJ-ROUND-02', 'RAJ-ROUND-03', 'RAJ-ROUND-10'],
  },
  {
    id: 'turn',
    group: 'overview',
    rules: ['RAJ-PLACE-01', 'RAJ-PLACE-06', 'RAJ-PLACE-14', 'RAJ-PLACE-15'],
    asks: ['place'],
  },
]);

export type OverviewId = IdOf<typeof sections>;
