import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'navaratnas',
    group: 'variants',
    rules: ['RAJ-NAV-01', 'RAJ-NAV-02', 'RAJ-NAV-03', 'RAJ-NAV-04'],
    when: { navaratnas: ['on'] },
  },
  {
    id: 'navaratnas-set-up',
    group: 'variants',
    rules: ['RAJ-NAV-04', 'RAJ-NAV-05', 'RAJ-NAV-06', 'RAJ-NAV-07', 'RAJ-NAV-28'],
    when: { navaratnas: ['on'] },
  },
  {
    id: 'navaratnas-dancer',
    group: 'variants',
    rules: ['RAJ-NAV-11', 'RAJ-NAV-13', 'RAJ-NAV-14', 'RAJ-NAV-16', 'RAJ-NAV-29'],
    things: ['yield-tile:'],
    asks: ['navaratnas/choose'],
    when: { navaratnas: ['on'] },
  },
  {
    id: 'navaratnas-yield-spaces',
    group: 'variants',
    rules: ['RAJ-NAV-08', 'RAJ-NAV-09', 'RAJ-NAV-12', 'RAJ-NAV-15', 'RAJ-NAV-32'],
    things: ['yield-space:'],
    asks: ['navaratnas/lay'],
    when: { navaratnas: ['on'] },
  },
  {
    id: 'navaratnas-coloured-tiles',
    group: 'variants',
    rules: ['RAJ-NAV-10'],
    things: ['yield-tile:W', 'yield-tile:Y', 'yield-tile:R'],
    when: { navaratnas: ['on'] },
  },
  {
    id: 'navaratnas-brown-tiles',
    group: 'variants',
    rules: [
      'RAJ-NAV-20',
      'RAJ-NAV-21',
      'RAJ-NAV-22',
      'RAJ-NAV-23',
      'RAJ-NAV-24',
      'RAJ-NAV-25',
      'RAJ-NAV-26',
      'RAJ-NAV-27',
      'RAJ-NAV-28',
    ],
    things: ['yield-tile:B'],
    when: { navaratnas: ['on'] },
  },
  {
    id: 'navaratnas-fewer-workers',
    group: 'variants',
    rules: ['RAJ-NAV-17', 'RAJ-NAV-18', 'RAJ-NAV-19', 'RAJ-NAV-30', 'RAJ-NAV-31', 'RAJ-EX-24'],
    when: { navaratnas: ['on'] },
  },
]);

export type NavaratnasId = IdOf<typeof sections>;
