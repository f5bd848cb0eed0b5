import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'roads',
    group: 'variants',
    rules: ['GB2-ROAD-01', 'GB2-ROAD-02', 'GB2-ROAD-03', 'GB2-ROAD-04', 'GB2-ROAD-05', 'GB2-ROAD-06', 'GB2-ROAD-07'],
    things: ['space:road-board'],
    when: { roads: ['front', 'back'] },
  },
  {
    id: 'road-flag',
    group: 'variants',
    rules: ['GB2-ROAD-08', 'GB2-ROAD-09', 'GB2-ROAD-10', 'GB2-ROAD-11', 'GB2-ROAD-12', 'GB2-ROAD-13', 'GB2-EX-08'],
    things: ['flag'],
    picture: 'roads',
    asks: ['roads/relocate'],
    when: { roads: ['front', 'back'] },
  },
  {
    id: 'road-relocated',
    group: 'variants',
    rules: [
      'GB2-ROAD-11',
      'GB2-ROAD-12',
      'GB2-ROAD-14',
      'GB2-ROAD-15',
      'GB2-ROAD-16',
      'GB2-ROAD-17',
      'GB2-ROAD-18',
      'GB2-ROAD-19',
    ],
    when: { roads: ['front', 'back'] },
  },
  {
    id: 'roads-back',
    group: 'variants',
    rules: ['GB2-ROAD-20', 'GB2-ROAD-21', 'GB2-ROAD-22', 'GB2-ROAD-23', 'GB2-ROAD-24', 'GB2-ROAD-25', 'GB2-EX-09'],
    things: ['road-board-back'],
    picture: 'roads',
    when: { roads: ['back'] },
  },
  {
    id: 'roads-with-others',
    group: 'variants',
    rules: [
      'GB2-INT-18',
      'GB2-INT-19',
      'GB2-INT-20',
      'GB2-INT-33',
      'GB2-INT-34',
      'GB2-INT-39',
      'GB2-INT-40',
      'GB2-INT-41',
      'GB2-INT-42',
      'GB2-INT-43',
    ],
    when: { roads: ['front', 'back'] },
  },
]);

export type RoadsId = IdOf<typeof sections>;
