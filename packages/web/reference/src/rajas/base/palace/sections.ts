import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'palace',
    group: 'places',
    rules: ['RAJ-PALACE-01', 'RAJ-PALACE-08', 'RAJ-PLACE-04'],
  },
  {
    id: 'front-terrace',
    group: 'places',
    rules: ['RAJ-PALACE-02', 'RAJ-PALACE-03'],
    picture: 'dice',
    things: ['space:front-terrace'],
    asks: ['reroll'],
  },
  {
    id: 'terrace',
    group: 'places',
    rules: ['RAJ-PALACE-04', 'RAJ-PALACE-05', 'RAJ-EX-09'],
    picture: 'icon-die',
    things: ['space:blue-terrace', 'space:green-terrace', 'space:orange-terrace', 'space:purple-terrace'],
  },
  {
    id: 'balcony',
    group: 'places',
    rules: ['RAJ-PALACE-06', 'RAJ-PALACE-07', 'RAJ-EX-10'],
    picture: 'icon-die',
    things: ['space:blue-balcony', 'space:green-balcony', 'space:orange-balcony', 'space:purple-balcony'],
  },
  {
    id: 'great-mogul',
    group: 'places',
    rules: ['RAJ-PALACE-08', 'RAJ-PALACE-09', 'RAJ-PALACE-10', 'RAJ-RNDEND-02'],
    symbols: ['portrait-great-mogul'],
    things: ['space:great-mogul'],
  },
  {
    id: 'dancer',
    group: 'places',
    rules: ['RAJ-PALACE-08', 'RAJ-PALACE-11', 'RAJ-PALACE-12', 'RAJ-PALACE-13'],
    symbols: ['portrait-dancer'],
    things: ['space:dancer'],
  },
  {
    id: 'yogi',
    group: 'places',
    rules: ['RAJ-PALACE-08', 'RAJ-PALACE-14', 'RAJ-PALACE-15'],
    symbols: ['portrait-yogi'],
    things: ['space:yogi'],
  },
  {
    id: 'raja-man-singh',
    group: 'places',
    rules: ['RAJ-PALACE-08', 'RAJ-PALACE-16', 'RAJ-PALACE-17'],
    symbols: ['portrait-raja-man-singh'],
    things: ['space:raja-man-singh'],
  },
  {
    id: 'master-builder',
    group: 'places',
    rules: [
      'RAJ-PALACE-08',
      'RAJ-PALACE-18',
      'RAJ-MB-01',
      'RAJ-MB-02',
      'RAJ-MB-03',
      'RAJ-MB-04',
      'RAJ-MB-05',
      'RAJ-MB-06',
      'RAJ-MB-09',
      'RAJ-MB-14',
      'RAJ-EX-11',
    ],
    symbols: ['portrait-master-builder'],
    things: ['space:master-builder'],
  },
  {
    id: 'covered-tiles',
    group: 'places',
    rules: ['RAJ-MB-05', 'RAJ-MB-07', 'RAJ-MB-08', 'RAJ-MB-10', 'RAJ-MB-11', 'RAJ-MB-12', 'RAJ-MB-13'],
    picture: 'master-builder',
  },
  {
    id: 'portuguese',
    group: 'places',
    rules: ['RAJ-PALACE-08', 'RAJ-PALACE-19', 'RAJ-PALACE-20', 'RAJ-PALACE-21', 'RAJ-PALACE-22', 'RAJ-PALACE-23'],
    symbols: ['portrait-portuguese'],
    things: ['space:portuguese'],
  },
]);

export type PalaceId = IdOf<typeof sections>;
