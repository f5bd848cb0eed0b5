import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'pink-elephant',
    group: 'variants',
    rules: ['GB2-PINK-01', 'GB2-PINK-02', 'GB2-PINK-03', 'GB2-PINK-04', 'GB2-PINK-05', 'GB2-PINK-20'],
    things: ['pink-elephant'],
    asks: ['pink-elephant/offer'],
    when: { pinkElephant: ['on'] },
  },
  {
    id: 'pink-elephant-use',
    group: 'variants',
    rules: [
      'GB2-PINK-06',
      'GB2-PINK-07',
      'GB2-PINK-08',
      'GB2-PINK-09',
      'GB2-PINK-10',
      'GB2-PINK-11',
      'GB2-PINK-12',
      'GB2-PINK-15',
      'GB2-EX-12',
    ],
    picture: 'pink-elephant',
    when: { pinkElephant: ['on'] },
  },
  {
    id: 'pink-elephant-details',
    group: 'variants',
    rules: ['GB2-PINK-13', 'GB2-PINK-14', 'GB2-PINK-15', 'GB2-PINK-16', 'GB2-PINK-17', 'GB2-PINK-18', 'GB2-PINK-19'],
    when: { pinkElephant: ['on'] },
  },
  {
    id: 'pink-elephant-with-others',
    group: 'variants',
    rules: ['GB2-INT-11', 'GB2-INT-29', 'GB2-INT-42', 'GB2-INT-46', 'GB2-INT-56', 'GB2-INT-60'],
    when: { pinkElephant: ['on'] },
  },
]);

export type PinkElephantId = IdOf<typeof sections>;
