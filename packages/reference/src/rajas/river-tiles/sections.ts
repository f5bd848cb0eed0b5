import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'ganga-tiles',
    group: 'variants',
    rules: ['RAJ-GANGA-06', 'RAJ-GANGA-08', 'RAJ-GANGA-09', 'RAJ-GANGA-10', 'RAJ-GANGA-11', 'RAJ-GANGA-12', 'RAJ-GANGA-13'],
    picture: 'ganga',
    when: { river: ['ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'] },
  },
  {
    id: 'ganga3-tiles',
    group: 'variants',
    rules: [
      'GB2-GANGA3-01',
      'GB2-GANGA3-14',
      'GB2-GANGA3-17',
      'GB2-GANGA3-18',
      'GB2-GANGA3-19',
      'GB2-GANGA3-20',
      'GB2-GANGA3-21',
    ],
    when: { river: ['ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'] },
  },
  {
    id: 'ganga3-re-place',
    group: 'variants',
    rules: [
      'GB2-GANGA3-02',
      'GB2-GANGA3-03',
      'GB2-GANGA3-04',
      'GB2-GANGA3-05',
      'GB2-GANGA3-06',
      'GB2-GANGA3-07',
      'GB2-GANGA3-08',
      'GB2-GANGA3-09',
    ],
    picture: 'workers',
    asks: ['ganga3/lift', 'ganga3/target', 'ganga3/name-die'],
    when: { river: ['ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'] },
  },
  {
    id: 'ganga3-great-mogul',
    group: 'variants',
    rules: ['GB2-GANGA3-10'],
    when: { river: ['ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'] },
  },
  {
    id: 'ganga3-re-score',
    group: 'variants',
    rules: ['GB2-GANGA3-11', 'GB2-GANGA3-12', 'GB2-GANGA3-13'],
    asks: ['ganga3/re-score'],
    when: { river: ['ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'] },
  },
  {
    id: 'ganga3-yield-tiles',
    group: 'variants',
    rules: ['GB2-GANGA3-15', 'GB2-GANGA3-16', 'GB2-INT-47', 'GB2-INT-49'],
    when: { river: ['ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'] },
  },
  {
    id: 'ganga3-with-others',
    group: 'variants',
    rules: [
      'GB2-INT-21',
      'GB2-INT-25',
      'GB2-INT-26',
      'GB2-INT-35',
      'GB2-INT-39',
      'GB2-INT-40',
      'GB2-INT-44',
      'GB2-INT-45',
      'GB2-INT-46',
      'GB2-INT-47',
      'GB2-INT-48',
      'GB2-INT-49',
    ],
    when: { river: ['ganga-roll', 'full-random', 'custom', 'drying', 'mysterious'] },
  },
]);

export type RiverTilesId = IdOf<typeof sections>;
