import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'kedarnath',
    group: 'variants',
    rules: [
      'GB2-KED-01',
      'GB2-KED-02',
      'GB2-KED-03',
      'GB2-KED-04',
      'GB2-KED-05',
      'GB2-KED-06',
      'GB2-KED-07',
      'GB2-KED-12',
      'GB2-KED-23',
      'GB2-EX-06',
      'GB2-EX-07',
    ],
    things: ['space:temple'],
    asks: ['kedarnath/choose'],
    when: { kedarnath: ['front', 'back'] },
  },
  {
    id: 'kedarnath-front',
    group: 'variants',
    rules: ['GB2-KED-08', 'GB2-KED-09', 'GB2-KED-10', 'GB2-KED-11', 'GB2-KED-12', 'GB2-EX-06', 'GB2-EX-07'],
    picture: 'kedarnath',
    when: { kedarnath: ['front'] },
  },
  {
    id: 'kedarnath-back',
    group: 'variants',
    rules: ['GB2-KED-12', 'GB2-KED-13', 'GB2-KED-14', 'GB2-KED-15', 'GB2-KED-16', 'GB2-KED-17'],
    picture: 'kedarnath',
    when: { kedarnath: ['back'] },
  },
  {
    id: 'kedarnath-brown-tile',
    group: 'variants',
    rules: ['GB2-KED-18', 'GB2-KED-19', 'GB2-KED-20', 'GB2-KED-21', 'GB2-KED-22'],
    things: ['yield-tile:BK'],
    when: { kedarnath: ['front', 'back'] },
  },
  {
    id: 'kedarnath-with-others',
    group: 'variants',
    rules: [
      'GB2-INT-24',
      'GB2-INT-25',
      'GB2-INT-26',
      'GB2-INT-27',
      'GB2-INT-28',
      'GB2-INT-29',
      'GB2-INT-30',
      'GB2-INT-31',
      'GB2-INT-32',
      'GB2-INT-60',
    ],
    when: { kedarnath: ['front', 'back'] },
  },
]);

export type KedarnathId = IdOf<typeof sections>;
