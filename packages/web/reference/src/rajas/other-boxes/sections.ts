import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'other-boxes',
    group: 'variants',
    rules: ['GB2-GB1-01', 'GB2-GB1-02', 'GB2-GB1-03', 'GB2-GB1-04', 'GB2-GB1-05', 'GB2-GB1-09'],
  },
  {
    id: 'ganga2',
    group: 'variants',
    rules: ['GB2-GB1-07', 'GB2-GANGA3-22'],
    things: ['river-tile:upgrade'],
    when: { riverPool: ['ganga1+ganga2', 'ganga2+ganga3', 'ganga1+ganga2+ganga3'] },
  },
  {
    id: 'dolphin',
    group: 'variants',
    rules: ['GB2-GB1-06', 'GB2-GB1-08', 'GB2-MYST-09', 'GB2-MYST-10', 'GB2-MYST-11', 'GB2-EX-10', 'GB2-EX-11'],
    things: ['river-tile:ganga2/dolphin'],
    asks: ['ganga2/dolphin', 'dark-dolphin/choose'],
    when: { riverPool: ['ganga1+ganga2', 'ganga2+ganga3', 'ganga1+ganga2+ganga3'] },
  },
]);

export type OtherBoxesId = IdOf<typeof sections>;
