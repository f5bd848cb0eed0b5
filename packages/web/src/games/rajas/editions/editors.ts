import type { GroupEditors } from '../../../editions/editors.ts';

const gains = () => import('./Gains.svelte');

export const editors: GroupEditors = {
  'province-tiles': () => import('./ProvinceTiles.svelte'),
  numbers: gains,
  'province-board': gains,
  river: gains,
  'worker-spaces': gains,
  'yield-tiles': gains,
  'river-tiles': gains,
  'box-2': gains,
};
