import type { GroupEditors } from '../../../editions/editors.ts';

const cards = () => import('./Cards.svelte');
const map = () => import('./Map.svelte');

export const editors: GroupEditors = {
  roads: map,
  cities: map,
  board: () => import('./Board.svelte'),
  deck: cards,
  'special-cards': cards,
  tiles: () => import('./Tiles.svelte'),
};
