import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'cows',
    group: 'variants',
    rules: ['GB2-COW-01', 'GB2-COW-02', 'GB2-COW-03', 'GB2-COW-04', 'GB2-COW-05', 'GB2-COW-06', 'GB2-COW-08'],
    things: ['sacred-cow'],
    when: { cows: ['on'] },
  },
  {
    id: 'cow-goods',
    group: 'variants',
    rules: ['GB2-COW-09', 'GB2-COW-10', 'GB2-COW-11', 'GB2-COW-12', 'GB2-COW-13', 'GB2-EX-03', 'GB2-EX-04'],
    when: { cows: ['on'] },
  },
  {
    id: 'cow-assorted',
    group: 'variants',
    rules: ['GB2-COW-14', 'GB2-COW-15', 'GB2-COW-16', 'GB2-EX-05'],
    when: { cows: ['on'] },
  },
  {
    id: 'cow-covering',
    group: 'variants',
    rules: ['GB2-COW-17', 'GB2-COW-18', 'GB2-COW-19', 'GB2-COW-20', 'GB2-COW-21', 'GB2-COW-22', 'GB2-COW-23'],
    picture: 'cows',
    when: { cows: ['on'] },
  },
  {
    id: 'cow-counts',
    group: 'variants',
    rules: ['GB2-COW-07', 'GB2-COW-24'],
    when: { cows: ['on'] },
  },
  {
    id: 'cows-with-others',
    group: 'variants',
    rules: [
      'GB2-INT-02',
      'GB2-INT-16',
      'GB2-INT-17',
      'GB2-INT-18',
      'GB2-INT-19',
      'GB2-INT-20',
      'GB2-INT-21',
      'GB2-INT-22',
      'GB2-INT-23',
    ],
    when: { cows: ['on'] },
  },
]);

export type CowsId = IdOf<typeof sections>;
