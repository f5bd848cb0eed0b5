import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'icon-money',
    group: 'icons',
    rules: ['RAJ-TRACK-01', 'RAJ-GEN-03'],
    symbols: ['coin'],
  },
  {
    id: 'icon-fame',
    group: 'icons',
    rules: ['RAJ-TRACK-01', 'RAJ-TRACK-02', 'RAJ-GEN-03'],
    symbols: ['fame-crown'],
  },
  {
    id: 'icon-any-die',
    group: 'icons',
    rules: ['RAJ-DICE-01', 'RAJ-DICE-08'],
    symbols: ['die-any'],
  },
  {
    id: 'icon-die',
    group: 'icons',
    rules: ['RAJ-DICE-01', 'RAJ-DICE-02', 'RAJ-PLACE-10'],
    symbols: ['die', 'die-flat'],
  },
  {
    id: 'icon-upgrade',
    group: 'icons',
    rules: ['RAJ-UPG-02', 'RAJ-GAIN-10'],
    symbols: ['upgrade'],
  },
  {
    id: 'icon-boat',
    group: 'icons',
    rules: ['RAJ-RIVER-07', 'RAJ-RIVER-15'],
    symbols: ['river-boat', 'boat'],
  },
  {
    id: 'icon-worker',
    group: 'icons',
    rules: ['RAJ-WORKER-01', 'RAJ-WORKER-02'],
    picture: 'workers',
    symbols: ['icon-person'],
  },
  {
    id: 'icon-market',
    group: 'icons',
    rules: ['RAJ-GAIN-11', 'RAJ-MARKET-01'],
    symbols: ['market-stall'],
  },
  {
    id: 'icon-goods',
    group: 'icons',
    rules: ['RAJ-TILE-02', 'RAJ-TILE-03', 'RAJ-MARKET-04', 'RAJ-MARKET-05'],
    symbols: ['market-silk', 'market-tea', 'market-spice'],
  },
  {
    id: 'icon-buildings',
    group: 'icons',
    rules: ['RAJ-TILE-02', 'RAJ-TILE-04'],
    symbols: ['build-temple', 'build-fort', 'build-mill'],
  },
  {
    id: 'icon-palace',
    group: 'icons',
    rules: ['RAJ-TILE-02', 'RAJ-TILE-04', 'RAJ-GAIN-05'],
    symbols: ['build-palace'],
  },
  {
    id: 'icon-tile',
    group: 'icons',
    rules: ['RAJ-QUARRY-01'],
    picture: 'province-tiles',
    symbols: ['icon-province'],
  },
  {
    id: 'icon-overbuild',
    group: 'icons',
    rules: ['RAJ-MB-01'],
    picture: 'master-builder',
    symbols: ['icon-copy'],
  },
  {
    id: 'icon-reroll',
    group: 'icons',
    rules: ['RAJ-PALACE-02', 'RAJ-PALACE-03'],
    picture: 'dice',
    symbols: ['icon-reroll'],
  },
  {
    id: 'icon-start',
    group: 'icons',
    rules: ['RAJ-PALACE-09', 'RAJ-RNDEND-02'],
    symbols: ['court-elephant'],
  },
  {
    id: 'icon-yield-tile',
    group: 'icons',
    rules: ['RAJ-PALACE-11'],
    symbols: ['icon-star'],
  },
  {
    id: 'icon-roads',
    group: 'icons',
    rules: ['RAJ-PROV-04', 'RAJ-TILE-02'],
    symbols: ['tile-road-straight', 'tile-road-bend', 'tile-road-fork', 'tile-road-cross', 'icon-turn'],
  },
  {
    id: 'icon-animals',
    group: 'icons',
    rules: ['RAJ-SETUP-05'],
    things: ['animal'],
    symbols: ['animal-snake', 'animal-cow'],
  },
]);

export type IconsId = IdOf<typeof sections>;
