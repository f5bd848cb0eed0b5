import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'at-once',
    group: 'events',
    rules: ['RAJ-ORDER-01', 'RAJ-ORDER-02', 'RAJ-ORDER-08'],
  },
  {
    id: 'order-of-parts',
    group: 'events',
    rules: ['RAJ-ORDER-03', 'RAJ-ORDER-05'],
  },
  {
    id: 'optional',
    group: 'events',
    rules: ['RAJ-ORDER-06'],
  },
  {
    id: 'lost-effects',
    group: 'events',
    rules: ['RAJ-ORDER-07', 'RAJ-PLACE-13'],
  },
  {
    id: 'must-place',
    group: 'events',
    rules: ['RAJ-ROUND-04', 'RAJ-ROUND-05', 'RAJ-ROUND-06', 'RAJ-ROUND-07'],
  },
  {
    id: 'nobody-can-place',
    group: 'events',
    rules: ['RAJ-ROUND-07', 'RAJ-ROUND-08', 'RAJ-ROUND-09'],
  },
  {
    id: 'round-end',
    group: 'events',
    rules: [
      'RAJ-RNDEND-01',
      'RAJ-RNDEND-02',
      'RAJ-RNDEND-03',
      'RAJ-RNDEND-04',
      'RAJ-RNDEND-05',
      'RAJ-RNDEND-06',
      'RAJ-RNDEND-07',
      'RAJ-ROUND-10',
    ],
  },
  {
    id: 'end-trigger',
    group: 'events',
    rules: ['RAJ-END-01', 'RAJ-END-02', 'RAJ-END-03', 'RAJ-END-04', 'RAJ-END-15'],
    picture: 'markers-meet',
  },
  {
    id: 'last-turns',
    group: 'events',
    rules: ['RAJ-END-05', 'RAJ-END-06', 'RAJ-END-07', 'RAJ-END-08'],
  },
]);

export type EventsId = IdOf<typeof sections>;
