import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'coffers',
    group: 'variants',
    rules: ['GB2-GEN-01', 'GB2-GEN-02', 'GB2-GEN-03', 'GB2-INT-50', 'GB2-INT-57'],
  },
  {
    id: 'module-set-up',
    group: 'variants',
    rules: ['GB2-GEN-04', 'GB2-GEN-14'],
  },
  {
    id: 'module-effects',
    group: 'variants',
    rules: ['GB2-GEN-05', 'GB2-GEN-06', 'GB2-GEN-07', 'GB2-GEN-08', 'GB2-GEN-09', 'GB2-GEN-11'],
  },
  {
    id: 'module-yield-tiles',
    group: 'variants',
    rules: ['GB2-GEN-10'],
  },
  {
    id: 'out-of-turn',
    group: 'variants',
    rules: ['GB2-GEN-12'],
  },
  {
    id: 'module-boards',
    group: 'variants',
    rules: ['GB2-GEN-13'],
  },
  {
    id: 'everything-together',
    group: 'variants',
    rules: ['GB2-INT-50', 'GB2-INT-57', 'GB2-INT-58', 'GB2-INT-59', 'GB2-INT-64', 'GB2-GEN-02'],
  },
]);

export type CoffersId = IdOf<typeof sections>;
