import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'province-board',
    group: 'places',
    rules: ['RAJ-PROV-01', 'RAJ-PROV-02', 'RAJ-SETUP-10'],
    symbols: ['residence'],
  },
  {
    id: 'laying-tiles',
    group: 'events',
    rules: ['RAJ-PROV-02', 'RAJ-PROV-03', 'RAJ-PROV-04', 'RAJ-PROV-05', 'RAJ-PROV-06', 'RAJ-PROV-08', 'RAJ-PROV-09'],
    things: ['cell:'],
    asks: ['choose-cell'],
  },
  {
    id: 'road-ends',
    group: 'places',
    rules: ['RAJ-PROV-04', 'RAJ-PROV-06', 'RAJ-PROV-07'],
  },
  {
    id: 'no-open-road',
    group: 'events',
    rules: ['RAJ-PROV-10'],
    picture: 'road-ends',
  },
  {
    id: 'province-tiles',
    group: 'pieces',
    rules: ['RAJ-TILE-02', 'RAJ-GEN-04'],
    things: ['province-tile'],
  },
  {
    id: 'tile-price',
    group: 'pieces',
    rules: ['RAJ-QUARRY-04', 'RAJ-QUARRY-05', 'RAJ-QUARRY-06', 'RAJ-QUARRY-07', 'RAJ-EX-01', 'RAJ-PLACE-11'],
    asks: ['pay-tile', 'overpay'],
  },
  {
    id: 'tile-scoring',
    group: 'events',
    rules: [
      'RAJ-TILE-01',
      'RAJ-TILE-03',
      'RAJ-TILE-04',
      'RAJ-TILE-05',
      'RAJ-TILE-06',
      'RAJ-TILE-07',
      'RAJ-ORDER-03',
      'RAJ-EX-04',
      'RAJ-EX-05',
    ],
  },
  {
    id: 'special-yields',
    group: 'places',
    rules: [
      'RAJ-YIELD-01',
      'RAJ-YIELD-02',
      'RAJ-YIELD-03',
      'RAJ-YIELD-04',
      'RAJ-YIELD-07',
      'RAJ-YIELD-08',
      'RAJ-EX-03',
      'RAJ-PROV-01',
    ],
    things: ['yield'],
    asks: ['yields'],
  },
  {
    id: 'yields-once',
    group: 'events',
    rules: ['RAJ-YIELD-02', 'RAJ-YIELD-05', 'RAJ-YIELD-06', 'RAJ-ORDER-05', 'RAJ-ORDER-09'],
  },
]);

export type ProvinceId = IdOf<typeof sections>;
