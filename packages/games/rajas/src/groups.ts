import type { ComponentGroup } from '@durbar/engine/edition';

/** The components of the three boxes, in the order in which their owner would enter them. */
export const COMPONENT_GROUPS: readonly ComponentGroup[] = [
  {
    id: 'numbers',
    entries: [
      'dice.*',
      'tracks.meet',
      'tracks.moneyPerFame',
      'tracks.fame.spaces',
      'tracks.fame.worker',
      'tracks.fame.bonuses[]',
      'tracks.money.spaces',
      'tracks.money.worker',
      'tracks.money.bonuses[]',
      'start.*',
      'limits.*',
    ],
  },
  { id: 'province-tiles', entries: ['provinceTiles[]'] },
  {
    id: 'province-board',
    entries: [
      'provinceBoard.columns',
      'provinceBoard.rows',
      'provinceBoard.residence',
      'provinceBoard.residenceRoads',
      'provinceBoard.notBuildable',
      'provinceBoard.interior',
      'provinceBoard.yields[]',
    ],
  },
  { id: 'river', entries: ['river.bridgeAfter', 'river.spaces[]'] },
  {
    id: 'worker-spaces',
    entries: ['areasInOrder', 'boards[].players', 'boards[].coverTiles', 'boards[].groupLimits', 'boards[].spaces[]'],
  },
  { id: 'yield-tiles', entries: ['yieldTiles[]'] },
  {
    id: 'river-tiles',
    entries: ['modules.ganga.riverTiles[]', 'modules.ganga2.riverTiles[]', 'modules.ganga3.riverTiles[]'],
  },
  {
    id: 'box-2',
    entries: [
      'modules.cows.price',
      'modules.cows.coverDice',
      'modules.cows.tiles[]',
      'modules.holi.fameSpaces',
      'modules.holi.backs[]',
      'modules.kedarnath.front.*',
      'modules.kedarnath.back.*',
      'modules.kedarnath.brownTile.*',
      'modules.mysterious.moneyForReveal',
      'modules.roads.flags',
      'modules.roads.moneyPerResidenceRoad',
      'modules.roads.moneyPerTile',
      'modules.roads.rolls[]',
      'modules.wilderness.tiles[]',
    ],
  },
];
