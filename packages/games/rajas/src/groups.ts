import type { ComponentGroup } from '@durbar/engine/edition';
import { moduleData } from './modules/index.ts';

/** What modules add, from their own component data: lists of things and parts with names are entered one by one, numbers as they are. */
const OF_MODULES = Object.entries(moduleData).flatMap(([id, { provenance: _ours, ...data }]) =>
  Object.entries(data).map(([key, value]) => `modules.${id}.${key}${eachOf(value)}`),
);

function eachOf(value: unknown): '' | '[]' | '.*' {
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'number') ? '' : '[]';
  return typeof value === 'object' ? '.*' : '';
}

function isRiverTile(entry: string): boolean {
  return entry.endsWith('.riverTiles[]');
}

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
  { id: 'river-tiles', entries: OF_MODULES.filter(isRiverTile) },
  { id: 'box-2', entries: OF_MODULES.filter((entry) => !isRiverTile(entry)) },
];
