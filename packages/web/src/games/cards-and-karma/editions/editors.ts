import type { GroupEditors } from '../../../editions/editors.ts';

const cards = () => import('./Cards.svelte');
const rewards = () => import('./Rewards.svelte');

export const editors: GroupEditors = {
  buildings: cards,
  ships: cards,
  goods: cards,
  palaces: cards,
  dice: rewards,
  rewards,
  track: rewards,
};
