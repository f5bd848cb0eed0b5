import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'drying',
    group: 'variants',
    rules: [
      'GB2-DRY-01',
      'GB2-DRY-02',
      'GB2-DRY-03',
      'GB2-DRY-04',
      'GB2-DRY-05',
      'GB2-DRY-06',
      'GB2-DRY-07',
      'GB2-DRY-08',
      'GB2-DRY-10',
    ],
    things: ['river-dried'],
    when: { river: ['drying'] },
  },
  {
    id: 'drying-details',
    group: 'variants',
    rules: ['GB2-DRY-09', 'GB2-DRY-11', 'GB2-DRY-12', 'GB2-DRY-13'],
    picture: 'drying',
    when: { river: ['drying'] },
  },
  {
    id: 'drying-with-others',
    group: 'variants',
    rules: ['GB2-INT-09', 'GB2-INT-27', 'GB2-INT-44', 'GB2-INT-50', 'GB2-INT-51', 'GB2-INT-52', 'GB2-INT-53'],
    when: { river: ['drying'] },
  },
]);

export type DryingId = IdOf<typeof sections>;
