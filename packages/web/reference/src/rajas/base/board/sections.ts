import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'placing-workers',
    group: 'places',
    rules: ['RAJ-PLACE-02', 'RAJ-PLACE-04', 'RAJ-PLACE-05', 'RAJ-PLACE-16'],
  },
  {
    id: 'spaces-in-order',
    group: 'places',
    rules: ['RAJ-PLACE-03'],
  },
  {
    id: 'usable-spaces',
    group: 'places',
    rules: ['RAJ-PLACE-12', 'RAJ-PLACE-13'],
  },
  {
    id: 'quarry',
    group: 'places',
    rules: [
      'RAJ-QUARRY-01',
      'RAJ-QUARRY-02',
      'RAJ-QUARRY-03',
      'RAJ-QUARRY-07',
      'RAJ-QUARRY-08',
      'RAJ-QUARRY-09',
      'RAJ-QUARRY-12',
      'RAJ-PLACE-03',
      'RAJ-EX-02',
    ],
    things: ['space:quarry'],
    asks: ['pick-tile'],
  },
  {
    id: 'tile-stacks',
    group: 'places',
    rules: ['RAJ-QUARRY-03', 'RAJ-QUARRY-10', 'RAJ-QUARRY-11', 'RAJ-SETUP-05'],
    things: ['stack:'],
  },
  {
    id: 'market-place',
    group: 'places',
    rules: ['RAJ-MARKET-01', 'RAJ-MARKET-02', 'RAJ-MARKET-03', 'RAJ-MARKET-06', 'RAJ-MARKET-09', 'RAJ-MARKET-10'],
    asks: ['score-markets'],
  },
  {
    id: 'assorted-goods',
    group: 'places',
    rules: [
      'RAJ-MARKET-03',
      'RAJ-MARKET-04',
      'RAJ-MARKET-06',
      'RAJ-MARKET-07',
      'RAJ-MARKET-08',
      'RAJ-MARKET-11',
      'RAJ-EX-06',
      'RAJ-EX-08',
    ],
    things: ['space:assorted'],
  },
  {
    id: 'goods-of-one-kind',
    group: 'places',
    rules: ['RAJ-MARKET-03', 'RAJ-MARKET-05', 'RAJ-MARKET-06', 'RAJ-EX-07'],
    things: ['space:silk-market', 'space:tea-market', 'space:spice-market'],
  },
  {
    id: 'building-scrolls',
    group: 'places',
    rules: ['RAJ-UPG-01', 'RAJ-UPG-02', 'RAJ-UPG-03', 'RAJ-UPG-04', 'RAJ-UPG-06', 'RAJ-UPG-08', 'RAJ-TILE-04'],
    things: ['upgrade '],
    asks: ['upgrade'],
  },
  {
    id: 'late-upgrade',
    group: 'places',
    rules: ['RAJ-UPG-05', 'RAJ-TRACK-04'],
  },
  {
    id: 'upgrades-made',
    group: 'places',
    rules: ['RAJ-UPG-07'],
  },
]);

export type BoardId = IdOf<typeof sections>;
