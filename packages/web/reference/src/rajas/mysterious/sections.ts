import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'mysterious',
    group: 'variants',
    rules: [
      'GB2-MYST-01',
      'GB2-MYST-02',
      'GB2-MYST-03',
      'GB2-MYST-04',
      'GB2-MYST-05',
      'GB2-MYST-06',
      'GB2-MYST-07',
      'GB2-MYST-08',
      'GB2-INT-50',
    ],
    things: ['river-hidden'],
    when: { river: ['mysterious'] },
  },
  {
    id: 'mysterious-with-others',
    group: 'variants',
    rules: ['GB2-INT-10', 'GB2-INT-28', 'GB2-INT-45', 'GB2-INT-54', 'GB2-INT-55'],
    when: { river: ['mysterious'] },
  },
]);

export type MysteriousId = IdOf<typeof sections>;
