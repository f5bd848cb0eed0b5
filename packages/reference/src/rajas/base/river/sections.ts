import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'harbour',
    group: 'places',
    rules: [
      'RAJ-RIVER-01',
      'RAJ-RIVER-02',
      'RAJ-RIVER-03',
      'RAJ-RIVER-04',
      'RAJ-RIVER-10',
      'RAJ-RIVER-12',
      'RAJ-EX-12',
      'RAJ-PLACE-03',
    ],
    things: ['space:harbour'],
  },
  {
    id: 'river',
    group: 'places',
    rules: ['RAJ-RIVER-05', 'RAJ-RIVER-06', 'RAJ-RIVER-07', 'RAJ-RIVER-08', 'RAJ-RIVER-09', 'RAJ-RIVER-17'],
    asks: ['sail'],
  },
  {
    id: 'bridge',
    group: 'places',
    rules: ['RAJ-RIVER-13', 'RAJ-RIVER-14', 'RAJ-WORKER-03'],
    symbols: ['bridge'],
  },
  {
    id: 'last-river-space',
    group: 'places',
    rules: ['RAJ-RIVER-06', 'RAJ-RIVER-09', 'RAJ-RIVER-10', 'RAJ-RIVER-11', 'RAJ-RIVER-16'],
    things: ['river:26'],
  },
  {
    id: 'river-benefits',
    group: 'places',
    rules: [
      'RAJ-RIVER-07',
      'RAJ-GAIN-01',
      'RAJ-GAIN-02',
      'RAJ-GAIN-03',
      'RAJ-GAIN-04',
      'RAJ-GAIN-09',
      'RAJ-GAIN-10',
      'RAJ-GAIN-11',
      'RAJ-GAIN-12',
      'RAJ-GAIN-13',
      'RAJ-GAIN-14',
      'RAJ-GAIN-15',
      'RAJ-GAIN-16',
      'RAJ-GAIN-17',
      'RAJ-EX-13',
      'RAJ-EX-14',
      'RAJ-EX-15',
      'RAJ-EX-16',
      'RAJ-EX-17',
      'RAJ-EX-18',
    ],
    things: ['river:'],
  },
  {
    id: 'river-palace-action',
    group: 'places',
    rules: ['RAJ-GAIN-05', 'RAJ-GAIN-06', 'RAJ-GAIN-07', 'RAJ-GAIN-08'],
    asks: ['palace-action'],
  },
  {
    id: 'boat-move',
    group: 'events',
    rules: ['RAJ-RIVER-15', 'RAJ-RIVER-16'],
  },
]);

export type RiverId = IdOf<typeof sections>;
