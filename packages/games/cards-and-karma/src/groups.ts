import type { ComponentGroup } from '@durbar/engine/edition';

/** The components of the box, in the order in which their owner would enter them. */
export const COMPONENT_GROUPS: readonly ComponentGroup[] = [
  { id: 'buildings', entries: ['cards[kind=building]'] },
  { id: 'ships', entries: ['cards[kind=ship]'] },
  { id: 'goods', entries: ['cards[kind=goods]'] },
  { id: 'palaces', entries: ['cards[kind=palace]'] },
  { id: 'dice', entries: ['dieColours', 'dice.*', 'buildingTypes', 'goodsTypes', 'playerColours'] },
  { id: 'rewards', entries: ['shipRewards.*', 'palaceActions.*'] },
  { id: 'track', entries: ['bonuses.*', 'track[]'] },
  { id: 'numbers', entries: ['setUp.grid.*', 'setUp.hand', 'setUp.handicap.*', 'thresholds.*', 'supply.*'] },
];
