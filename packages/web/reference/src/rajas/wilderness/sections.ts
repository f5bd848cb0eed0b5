import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'wilderness',
    group: 'variants',
    rules: ['GB2-WILD-01', 'GB2-WILD-02', 'GB2-WILD-03', 'GB2-WILD-04', 'GB2-WILD-05', 'GB2-WILD-12'],
    asks: ['wilderness/lay'],
    when: { wilderness: ['on'] },
  },
  {
    id: 'wilderness-tiles',
    group: 'variants',
    rules: ['GB2-WILD-06', 'GB2-WILD-07', 'GB2-WILD-08', 'GB2-WILD-09', 'GB2-WILD-10', 'GB2-WILD-11', 'GB2-WILD-12'],
    things: ['wilderness-tile'],
    picture: 'wilderness',
    asks: ['wilderness/swap-die'],
    when: { wilderness: ['on'] },
  },
  {
    id: 'wilderness-roads',
    group: 'variants',
    rules: ['GB2-WILD-13', 'GB2-WILD-14', 'GB2-WILD-15', 'GB2-WILD-16', 'GB2-WILD-17', 'GB2-WILD-21'],
    picture: 'wilderness',
    when: { wilderness: ['on'] },
  },
  {
    id: 'wilderness-counts',
    group: 'variants',
    rules: ['GB2-WILD-18', 'GB2-WILD-19', 'GB2-WILD-20'],
    when: { wilderness: ['on'] },
  },
  {
    id: 'wilderness-with-others',
    group: 'variants',
    rules: ['GB2-INT-17', 'GB2-INT-33', 'GB2-INT-34', 'GB2-INT-35', 'GB2-INT-36', 'GB2-INT-37', 'GB2-INT-38'],
    when: { wilderness: ['on'] },
  },
]);

export type WildernessId = IdOf<typeof sections>;
